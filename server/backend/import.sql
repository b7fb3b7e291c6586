-- Imports products from a CSV in UTF-8 with commas, whose first line is
-- id,name,description,image_url,category,price_in_cents,sales,created_at,image_urls. A product whose id exists is updated.
-- image_urls is a JSON list of further pictures, or empty. With `-v details=1` there are nine more columns, which may be empty:
-- color,size,gender,age_group,brand,gtin,list_price_in_cents,stock,item_group_id. Without it, products keep what they have of them.
--   psql "$DATABASE_URL" -f server/backend/import.sql < products.csv
-- With `-v whole=1` the file is the whole list: other products are deleted, and the list takes the order of the file.
-- If a line is not a product, psql reports it and imports nothing.
\set ON_ERROR_STOP on
\set QUIET on
set datestyle = 'ISO, DMY'; -- 12/07/2023 is the twelfth of July.
set timezone = 'UTC';
begin;

create temporary table incoming (like products including constraints including indexes) on commit drop;
alter table incoming alter position set default nextval(pg_get_serial_sequence('products', 'position'));

\if :{?details}
  \copy incoming (id, name, description, image_url, category, price_in_cents, sales, created_at, image_urls, color, size, gender, age_group, brand, gtin, list_price_in_cents, stock, item_group_id) from pstdin with (format csv, header match, encoding 'UTF8', force_not_null (id, name, description, image_url, category))
\else
  \copy incoming (id, name, description, image_url, category, price_in_cents, sales, created_at, image_urls) from pstdin with (format csv, header match, encoding 'UTF8', force_not_null (id, name, description, image_url, category))
  update incoming set
    (color, size, gender, age_group, brand, gtin, list_price_in_cents, stock, item_group_id) =
    (products.color, products.size, products.gender, products.age_group, products.brand, products.gtin,
      case when products.list_price_in_cents > incoming.price_in_cents then products.list_price_in_cents end,
      products.stock, products.item_group_id)
  from products where products.id = incoming.id;
\endif

select
  count(incoming.id) as "in the file",
  count(*) filter (where products.id is null) as "new",
  count(*) filter (where incoming.id is null) as "only in the shop"
from incoming full join products using (id);

insert into products select * from incoming order by position
on conflict (id) do update set
  (name, description, image_url, category, price_in_cents, sales, created_at, image_urls,
    color, size, gender, age_group, brand, gtin, list_price_in_cents, stock, item_group_id) =
  (excluded.name, excluded.description, excluded.image_url, excluded.category, excluded.price_in_cents,
    excluded.sales, excluded.created_at, excluded.image_urls,
    excluded.color, excluded.size, excluded.gender, excluded.age_group, excluded.brand, excluded.gtin,
    excluded.list_price_in_cents, excluded.stock, excluded.item_group_id);

\if :{?whole}
  delete from products where id not in (select id from incoming);
  update products set position = incoming.position from incoming where incoming.id = products.id;
\endif
commit;
