import type { Recorder } from 'action-log';

/** Starts `watchFields` once `ready` resolves, so that loading its code delays nobody. */
export function watchLater(root: HTMLElement, recorder: Recorder<unknown>, ready: Promise<unknown>): void {
  void ready
    .then(() => import(/* webpackChunkName: "saved" */ './late'))
    .then(({ watchFields }) => watchFields(root, recorder))
    .catch(() => {}); // The chunk could not be loaded: a log has only what is pressed and typed.
}
