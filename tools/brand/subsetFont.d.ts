/** The package has no types. These are the types of the options that `cutFont.ts` uses. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    noHinting: boolean;
    /** OpenType features to keep, four characters each; all others are removed. */
    keepFeatures: string[];
    /** The part of each axis of a variable font that is kept, for example of its weights. */
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Partial<Options>): Promise<Buffer>;
}
