/**
 * The two ends of a channel between tabs: what one end posts, the other hears in a later microtask. Tabs that echo
 * each other without end are cut off, so that the test that finds them can fail.
 */
export function fakeChannels(): [BroadcastChannel, BroadcastChannel] {
  const ends = [new EventTarget(), new EventTarget()] as const;
  let posted = 0;
  const post = (to: EventTarget) => (message: unknown) => {
    if (posted++ > 1000) return;
    const data: unknown = JSON.parse(JSON.stringify(message));
    queueMicrotask(() => to.dispatchEvent(new MessageEvent('message', { data })));
  };
  const [one, other] = ends;
  return [
    Object.assign(one, { postMessage: post(other) }) as unknown as BroadcastChannel,
    Object.assign(other, { postMessage: post(one) }) as unknown as BroadcastChannel,
  ];
}
