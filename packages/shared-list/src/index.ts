export { applyChange, type ItemChange } from './itemChange';
export { openSecondCopyLater, type SecondCopy } from './openSecondCopyLater';
export { createSharedList, type ListNote, type SharedList } from './sharedList';
