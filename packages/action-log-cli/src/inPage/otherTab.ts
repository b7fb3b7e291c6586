/** The page's tab is hidden while its person is in another one, until they press something here. */
function setHidden(isHidden: boolean): void {
  const values = { hidden: isHidden, visibilityState: isHidden ? 'hidden' : 'visible' };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(document, name, { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab of the same person, which the page hears over the BroadcastChannel of the app's tabs. */
export function createOtherTab() {
  let channel: BroadcastChannel | undefined;
  const sent: unknown[] = [];
  return {
    openOtherTab(name: string): void {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => void sent.push(data);
      for (const type of ['pointerdown', 'keydown'])
        window.addEventListener(type, () => document.hidden && setHidden(false), true);
    },

    /** The person looks at this page, after another tab or a pause. */
    lookAgain: () => setHidden(false),

    /** What the tabs have sent to one another. */
    sentBetweenTabs: (): readonly unknown[] => sent,

    sendFromOtherTab(message: unknown): void {
      sent.push(message);
      setHidden(true);
      channel?.postMessage(message);
    },
  };
}
