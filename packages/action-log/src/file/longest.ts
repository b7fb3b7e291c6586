/**
 * Bytes of a log's file at most, and of the trail that is zipped in it. The longest possible recording of a page load takes
 * about 20 MB, a day of shopping about 3 MB; a longer file, or a small one that unzips to gigabytes, would take the tab
 * down.
 */
export const LONGEST = 50 * 2 ** 20;
