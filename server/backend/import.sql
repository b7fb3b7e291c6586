-- Imports a list of products in JSON. A product whose id exists is replaced, in its position.
--   psql "$DATABASE_URL" -f server/backend/import.sql < products.json
-- With `-v whole=1` the file becomes the whole list, in its order: other products are deleted.
-- If a row is not a product, psql reports it and imports nothing.
\set ON_ERROR_STOP on
\set QUIET on
\encoding UTF8
\set list `cat`
set timezone = 'UTC'; -- For dates without a time.
begin;

select string_agg(attname, ', ') as columns from pg_attribute
  where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attname <> 'position' \gset

create temporary table incoming (like products including constraints including indexes) on commit drop;
alter table incoming alter position set default nextval(pg_get_serial_sequence('products', 'position'));
insert into incoming (:columns) select :columns from json_populate_recordset(null::products, :'list');

select
  count(incoming.id) as "in the file",
  count(*) filter (where products.id is null) as "new",
  count(*) filter (where incoming.id is null) as "only in the shop"
from incoming full join products using (id);

\if :{?whole}
  delete from products;
\else
  update incoming set position = products.position from products where products.id = incoming.id;
  delete from products using incoming where products.id = incoming.id;
\endif
insert into products select * from incoming;
commit;
