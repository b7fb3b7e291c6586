-- Brings a database of an earlier release up to date, and sets the shop's categories, by their keys in shop.json:
--   psql "$DATABASE_URL" -v categories=bones,canecas -f server/backend/update.sql
-- Without `-v categories` they are the specification's. It may run again at any time, and keeps all products.
\set ON_ERROR_STOP on
\if :{?categories} \else
  \set categories 't-shirts,mugs'
\endif
set client_min_messages = warning; -- What is there already is no news.

alter table products
  add column if not exists image_urls jsonb,
  -- The details of src/entities/product/model/fields.ts.
  add column if not exists color text,
  add column if not exists size text,
  add column if not exists gender text,
  add column if not exists age_group text,
  add column if not exists brand text,
  add column if not exists gtin text,
  add column if not exists list_price_in_cents bigint,
  add column if not exists stock bigint,
  add column if not exists item_group_id text,
  drop constraint if exists category_is_known,
  drop constraint if exists texts_have_googles_length,
  drop constraint if exists gender_is_known,
  drop constraint if exists age_group_is_known,
  drop constraint if exists list_price_is_above_price,
  drop constraint if exists stock_is_a_count,
  add constraint category_is_known check (category = any (string_to_array(:'categories', ','))),
  add constraint texts_have_googles_length check (
    (color is null or is_filled(color) and letters(color) <= 100)
    and (size is null or is_filled(size) and letters(size) <= 100)
    and (brand is null or is_filled(brand) and letters(brand) <= 70)
    and (gtin is null or is_filled(gtin) and letters(gtin) <= 50)
    and (item_group_id is null or is_filled(item_group_id) and letters(item_group_id) <= 50)),
  add constraint gender_is_known check (gender in ('female', 'male', 'unisex')),
  add constraint age_group_is_known check (age_group in ('newborn', 'infant', 'toddler', 'kids', 'adult')),
  add constraint list_price_is_above_price check (
    list_price_in_cents > price_in_cents and list_price_in_cents <= 9007199254740991),
  add constraint stock_is_a_count check (stock between 0 and 9007199254740991);
