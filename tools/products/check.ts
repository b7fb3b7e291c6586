import { requestList, listAddress } from './requestList';
import { checkPictures, checkUnusedPhotos } from './checkPictures';
import { checkRows, type RowsReport } from './checkRows';
import { namePictures, readJson, PHOTOS, type Folders } from './ownList';
import { listPhotos } from './photoNames';
import type { Sentence } from './sentence';

interface Options extends Folders {
  /** The shop's address, whose pages request the list of a backend. */
  siteUrl: string;
  /** Whether to check the pictures, too. */
  pictures: boolean;
}

/** Reads a list as the shop would, from a backend's address or a file, and checks everything that shoppers would see. */
export async function check(
  source: string,
  { root, shop, siteUrl, pictures }: Options,
): Promise<RowsReport & { answer?: Sentence }> {
  const folder = `${shop}/${PHOTOS}`;
  const photos = listPhotos(folder);
  const options = { root, folder, photos, isThorough: true };
  const look = async ({ products, rows }: RowsReport) =>
    pictures && rows !== null
      ? [...(await checkPictures(products, options)), ...(await checkUnusedPhotos(products, options))]
      : [];
  if (/^https?:/i.test(source)) {
    const { list, summary, findings } = await requestList(listAddress(source), siteUrl);
    const report = list === undefined ? { rows: null, products: [], findings: [] } : checkRows(list);
    const all = [...findings, ...report.findings, ...(await look(report))];
    return { ...report, findings: all, answer: summary };
  }
  const read = readJson(source);
  if ('what' in read) return { rows: null, products: [], findings: [read] };
  const report = checkRows(namePictures(read.value, photos));
  return { ...report, findings: [...photos.findings, ...report.findings, ...(await look(report))] };
}
