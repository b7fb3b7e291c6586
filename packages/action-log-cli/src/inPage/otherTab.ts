/** Another tab of the same person, which the page hears over the BroadcastChannel of the app's tabs. */
export function createOtherTab() {
  let channel: BroadcastChannel | undefined;
  const sent: unknown[] = [];
  return {
    /** Call it before the app's scripts run. */
    openOtherTab(name: string): void {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => void sent.push(data);
    },
    /** What the tabs have sent to one another. */
    sentBetweenTabs: (): readonly unknown[] => sent,
    sendFromOtherTab(message: unknown): void {
      sent.push(message);
      channel?.postMessage(message);
    },
  };
}
