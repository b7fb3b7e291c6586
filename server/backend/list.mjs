/**
 * The list of products that the backend sends. Each version of it is read, hashed and compressed once; a
 * request only looks up the present version.
 */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { decodeText } from '../../owner/decodeText.mjs';
import { hashOfFile, hashOfContent } from '../fileHash.mjs';

/** A query with a name is a prepared statement. The tables are in schema.sql. */
const VERSION = { name: 'version', text: 'select version from product_list' };
/** One statement, so that the list belongs to the version. The JSON is that of docs/backend.md: a row's filled columns. */
const LIST = {
  name: 'list',
  text: `
    select version, (
      select coalesce(json_agg(jsonb_strip_nulls(to_jsonb(products) - 'position' || jsonb_build_object(
        'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )) order by position, id), '[]')::text
      from products
    ) as json
    from product_list`,
};
/** Level 11 would save 11 % more, in 40 times the time: many seconds for 10,000 products. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A source that has no list; the message is a part of a Portuguese sentence. */
class NoList extends Error {
  /** @override */
  name = 'NoList';
}

/**
 * @typedef {object} Source where a list comes from; its functions reject if the list cannot be read
 * @property {() => Promise<string | undefined>} version changes whenever the list does
 * @property {() => Promise<{ version: string, json: string }>} read
 *
 * @typedef {object} List
 * @property {string} version
 * @property {string} hash of the content: the same in every process
 * @property {{ identity: Buffer, gzip: Buffer, br: Buffer }} bodies by content coding
 */

/**
 * @param {import('pg').Pool} pool
 * @returns {Source}
 */
export const databaseSource = (pool) => ({
  async version() {
    /** @type {import('pg').QueryResult<{ version: string }>} */
    const { rows } = await pool.query(VERSION);
    return rows[0]?.version;
  },
  async read() {
    /** @type {import('pg').QueryResult<{ version: string, json: string }>} */
    const { rows } = await pool.query(LIST);
    if (!rows[0])
      throw new NoList('product_list não tem linha: rode server/backend/schema.sql num banco vazio');
    return rows[0];
  },
});

/**
 * A file of JSON, which may change while the backend runs.
 * @param {string} file
 * @returns {Source}
 */
export const fileSource = (file) => ({
  async version() {
    const hash = await hashOfFile(file);
    if (!hash) throw new NoList('o arquivo não existe, ou é uma pasta: confira o nome');
    return hash;
  },
  async read() {
    const content = await readFile(file);
    const json = decodeText(content);
    if (!Array.isArray(JSON.parse(json)))
      throw new NoList(
        'o arquivo não é uma lista de produtos ([…]): confira-o com npm run products -- check ARQUIVO',
      );
    return { version: hashOfContent(content), json };
  },
});

/**
 * Returns a function that gets the list. Calls that come while it is read share the result, so that a
 * database has one query at a time.
 * @param {Source} source
 * @returns {() => Promise<List>}
 */
export function createList(source) {
  /** @type {List | undefined} */
  let known;
  /** @type {Promise<List> | undefined} */
  let pending;

  async function current() {
    const version = await source.version();
    if (!known || known.version !== version) known = await compressed(await source.read());
    return known;
  }
  return () => (pending ??= current().finally(() => (pending = undefined)));
}

/**
 * @param {{ version: string, json: string }} read
 * @returns {Promise<List>}
 */
async function compressed({ version, json }) {
  const identity = Buffer.from(json);
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, BROTLI),
  ]);
  return { version, hash: hashOfContent(identity), bodies: { identity, gzip: gzipped, br } };
}
