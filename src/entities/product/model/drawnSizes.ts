/**
 * How large a picture is drawn, as the attribute `sizes` says it. The browser takes a file by it, so that no picture is
 * drawn larger than its file.
 */

/** A frame of pictures in windows of a width. */
interface Frame {
  /** Which windows, as a media condition; absent for all that are left. */
  window?: string;
  /** Its width, as CSS writes it. */
  width: string;
  /** Its height in widths; absent if it follows the product's first picture. */
  height?: number;
}

/** The places where pictures are drawn. */
export type Place = keyof typeof places;

/** The frame of a card, 4:5 (ProductCard.module.scss). */
const CARD = 1.25;

/** The frames of the catalogue's grid (Listing.module.scss): three columns from 700 pixels on, or 715 beside a scrollbar. */
const card = [
  { window: '(width < 716px)', width: '50vw - 22px', height: CARD },
  { window: '(width <= 1300px)', width: '33.34vw - 32px', height: CARD },
  { width: '287px', height: CARD },
] as const;

/** The frames of each place, in the order of the media conditions. Windows from 480 pixels on have 8 pixels less. */
const places = {
  /** A card in the catalogue. */
  card,
  /** The large card of its first page, two columns wide. */
  largeCard: [
    { window: '(width < 716px)', width: '100vw - 32px', height: 1 },
    { window: '(width <= 1300px)', width: '66.67vw - 40px', height: CARD },
    { width: '598px', height: CARD },
  ],
  /** A card of that page that is two columns wide in some windows. */
  wideCard: card,
  /** A card in a row of related products (ProductShelf.module.scss). */
  shelf: [
    { window: '(width <= 768px)', width: '50vw - 22px', height: CARD },
    { window: '(width <= 1268px)', width: '25vw - 30px', height: CARD },
    { width: '287px', height: CARD },
  ],
  /** A product's page (ProductPage.module.scss), where all of a picture is shown. On a phone the frame is not higher than this. */
  page: [
    { window: '(width <= 480px)', width: '100vw - 32px', height: 1.12 },
    { window: '(width <= 1024px)', width: '50vw - 36px' },
    { width: 'min(54.6vw - 61px, 631px)' },
  ],
  /** A small picture beside something. All such pictures have this size at most. */
  thumbnail: [{ width: '72px', height: 1 }],
  /** The zoom: all of the largest file. */
  zoom: [{ width: '1600px', height: 1 }],
} as const satisfies Readonly<Record<string, readonly Frame[]>>;

/** A picture fills its frame, unless it is so wide that too much of it would be cut off: then it is shown whole. */
export const isShownWhole = (ratio: number) => ratio > 1.3;

/**
 * The attribute `sizes` of a picture, for files that are named by the length of their longer side.
 * @param ratio of the picture, its width divided by its height
 * @param frameRatio of a frame that follows the product's first picture
 */
export function sizesOf(place: Place, ratio: number, frameRatio: number): string {
  const isWhole = place === 'page' || (place !== 'wideCard' && isShownWhole(ratio));
  const frames: readonly Frame[] = places[place];
  return frames
    .map(({ window = '', width, height = 1 / frameRatio }) => {
      // Rounded up, so that no picture is drawn larger than its file.
      const times = Math.ceil(100 * longestSide(ratio, height, isWhole) - 1e-6) / 100;
      return `${window} calc(${times} * (${width}))`.trim();
    })
    .join(', ');
}

/** The longer side of a picture in a frame, in widths of the frame. It fills the frame's width and height, or one of them. */
function longestSide(ratio: number, height: number, isWhole: boolean): number {
  const byHeight = height * Math.max(1, ratio);
  const byWidth = Math.max(1, 1 / ratio);
  return isWhole ? Math.min(byHeight, byWidth) : Math.max(byHeight, byWidth);
}
