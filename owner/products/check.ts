import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { checkList, unread, type ListReport } from './checkList';
import { checkPictures, missingDrawings, plainPictures } from './checkPictures';
import { Refusal } from '../refusal';
import { reasonOf, statusReason } from '../systemError.mjs';
import { quoted, wrong, type Problem } from './problems';
import { namePictures, photosIn, readJson } from './ownList';

const TIMEOUT_MS = 30_000;

export interface CheckOptions {
  ownFolder: string;
  /** Whether the pictures in the shop's folders are opened. */
  opensPictures: boolean;
  SITE_URL: string;
}

/**
 * Reads a list as the shop would, from an address or a file, and checks all that shoppers would see.
 */
export async function check(
  source: string,
  { ownFolder, opensPictures, SITE_URL }: CheckOptions,
): Promise<ListReport> {
  const photos = photosIn(ownFolder);
  const isWeb = /^https?:/i.test(source);
  const read = isWeb ? await requestList(listAddress(source)) : readJson(source);
  if ('what' in read) return unread(read);
  const report = checkList(isWeb ? read.value : namePictures(read.value, photos));
  const ofNames = isWeb ? [] : photos.problems;
  const ofPictures = opensPictures ? await checkPictures(report.products, ownFolder) : [];
  const plain = plainPictures(report.products, SITE_URL);
  const ofDrawings = isWeb ? [] : missingDrawings(ownFolder);
  return { ...report, problems: [...ofNames, ...report.problems, ...plain, ...ofPictures, ...ofDrawings] };
}

/**
 * The address of the list: the given address if a list is there by its name, otherwise LIST_PATH below it.
 * @throws Refusal if the text is not an address
 */
export function listAddress(given: string): string {
  if (!URL.canParse(given))
    throw new Refusal(`${given}: não é um endereço: escreva-o como https://loja.example.`);
  const { pathname } = new URL(given);
  const isList = pathname.endsWith(LIST_PATH) || pathname.endsWith('.json');
  return isList ? given : given.replace(/\/+$/, '') + LIST_PATH;
}

/** The JSON at an address, or why it cannot be read. */
async function requestList(address: string): Promise<{ value: unknown } | Problem> {
  let text = '';
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return wrong(address, statusReason(response.status));
    text = await response.text();
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const isRead = error instanceof SyntaxError;
    return wrong(
      address,
      isRead
        ? `achado ${quoted(text)}, esperado uma lista de produtos em JSON: confira o endereço`
        : `não responde: ${reasonOf(error)}`,
    );
  }
}
