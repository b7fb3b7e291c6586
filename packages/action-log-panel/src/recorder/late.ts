// What a page loads when the browser is idle, in one chunk.
export { startMirror } from './mirror';
export { watchFields } from './watchFields';
