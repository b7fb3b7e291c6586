export { secondCopyLater, type SecondCopy } from './secondCopyLater';
export { createTabSync } from './tabSync';
