// By its file: the owner's programs know no '@/'.
import { slug } from '../lib/text';

/** The first part of the path of a category's listing: `path` of the settings, or else made of the tab's label. */
export const listingName = ({ tab, path = slug(tab) }: { tab: string; path?: string | undefined }) => path;
