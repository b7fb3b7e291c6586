// What a page runs before the panel opens: it notes what a person does and what goes wrong, and copies the
// recording to IndexedDB, so that it survives a reload.
export { findControl, isVisible, nameOf, roleOf } from './control';
export { startMirror } from './mirror';
export { mirrorLater } from './mirrorLater';
export { watchLater } from './watchLater';
export { watchErrors } from './watchErrors';
export { watchPerson } from './watchPerson';
