/** Notes what the page sends to other tabs. */
export function createChannelWatch() {
  const sent: unknown[] = [];
  return {
    /** Call it before the app's scripts run. */
    watchChannel(): void {
      const { prototype } = BroadcastChannel;
      const send = prototype.postMessage;
      prototype.postMessage = function post(this: BroadcastChannel, message: unknown) {
        sent.push(message);
        send.call(this, message);
      };
    },
    sentToTabs: (): readonly unknown[] => sent,
  };
}
