/** The two ends of a channel between tabs: what one end posts, the other hears in a later microtask. */
export function fakeChannels(): [BroadcastChannel, BroadcastChannel] {
  const ends = [new EventTarget(), new EventTarget()] as const;
  const post = (to: EventTarget) => (message: unknown) => {
    const data: unknown = JSON.parse(JSON.stringify(message));
    queueMicrotask(() => to.dispatchEvent(new MessageEvent('message', { data })));
  };
  const [one, other] = ends;
  return [
    Object.assign(one, { postMessage: post(other) }) as unknown as BroadcastChannel,
    Object.assign(other, { postMessage: post(one) }) as unknown as BroadcastChannel,
  ];
}
