/** Letters of an id in an address: what follows is less than the 2,048 that the sitemap protocol allows. */
const LONGEST_ID = 2000;
/** Ids of the usual kinds, to which none of the rules below applies. */
const PLAIN_ID = /^[\w-]{1,100}$/;
/** Half a surrogate pair has no UTF-8, browsers resolve dots away, and react-router reads '%2F' as a slash. */
const WITHOUT_ADDRESS = /\p{Cs}|^\.{1,2}$|%2F/u;

/** Whether a product's page can be opened by its address: its id comes back out of it as it was. */
export function hasAddress(id: string): boolean {
  if (PLAIN_ID.test(id)) return true;
  return !WITHOUT_ADDRESS.test(id) && encodeURIComponent(id).length <= LONGEST_ID;
}
