import { readListingAddress, type Choices } from '@/features/catalogue';
import { beginsAtHome } from '@/shared/lib';
import { addressBar } from '@/shared/navigation';

/** The choices that the address of the opened page names; null if the saved ones count. Call it before the shop writes the address. */
export const openedListing = (): Choices | null => (beginsAtHome() ? null : readListingAddress(addressBar()));
