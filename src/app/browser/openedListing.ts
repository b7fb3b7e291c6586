import { readListingAddress, type Choices } from '@/features/catalogue';
import { beginsAtHome } from '@/shared/lib';
import { addressBar } from '@/shared/navigation';

/** The choices in the opened address; null if saved ones count. Call it before the address is written. */
export const openedListing = (): Choices | null => (beginsAtHome() ? null : readListingAddress(addressBar()));
