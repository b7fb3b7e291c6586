import { listingAddress, readListingAddress } from '@/shared/addresses';
import { parseChoices, sortOptions, type Choices } from './choices';

// The choices in the address of a listing (shared/addresses/listing.ts). The address names a sort order by its
// word, and not by its key.

/** The address of the listing that the choices show. */
export function choicesAddress({ sort, ...choices }: Choices): string {
  const order = sortOptions.find(({ value }) => value === sort)?.word;
  return listingAddress({ ...choices, order });
}

/** Reads the choices in an address of the shop; null if it is not that of a listing. Invalid parts are ignored. */
export function readChoicesAddress(address: string): Choices | null {
  const listing = readListingAddress(address);
  if (!listing) return null;
  const sort = sortOptions.find(({ word }) => word === listing.order)?.value;
  return parseChoices({ ...listing, sort });
}
