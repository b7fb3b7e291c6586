/** The folder of an owner, in which the tests run `npm run products`. */
import { readFileSync } from 'node:fs';
import type { ProductRow } from '@/entities/product';
import { run } from '../../owner/products/run';
import { unpackSamplePictures } from '../../owner/products/samplePictures';
import { newFolder } from './newFolder';

/** An empty folder for each test, and the command in it. */
export function ownersProducts() {
  beforeAll(() => unpackSamplePictures(console.warn));
  const { inFolder: file, put, read } = newFolder();

  /** What a test may set: the address of the shop's list, and what the owner answers to a question. */
  const owner = { API_BASE_URL: '', answer: false };
  afterEach(() => void Object.assign(owner, { API_BASE_URL: '', answer: false }));

  /** Runs a command in the folder; gives its exit code and all that it printed. */
  async function products(...args: string[]) {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const code = await run(args, {
      ownFolder: file(),
      env: { API_BASE_URL: owner.API_BASE_URL, SITE_URL: 'https://loja.example' },
      say: print,
      complain: print,
      ask: () => Promise.resolve(owner.answer),
    });
    return { code, printed: lines.join('\n') };
  }

  /** Imports a sheet. */
  const importAll = (text: string, ...options: string[]) =>
    products('import', put('loja.csv', text), ...options);

  return {
    owner,
    file,
    put,
    read,
    products,
    importAll,
    /** Imports a sheet with these rows of name, category and price. */
    importRows: (rows: string, ...options: string[]) =>
      importAll(`Nome;Categoria;Preço\n${rows}\n`, ...options),
    /** What is in products.json. */
    list: () => JSON.parse(readFileSync(file('products.json'), 'utf8')) as ProductRow[],
  };
}
