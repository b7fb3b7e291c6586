/**
 * The two ends of a channel between tabs: what one end posts, the other receives in a later microtask. After 1000
 * messages it stops, so that a test fails instead of hanging if two tabs answer each other endlessly.
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
    Object.assign(one, { postMessage: post(other), close() {} }) as unknown as BroadcastChannel,
    Object.assign(other, { postMessage: post(one), close() {} }) as unknown as BroadcastChannel,
  ];
}
