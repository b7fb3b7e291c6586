/** @jest-environment ./tests/testing/app/jsdom.ts */
import { createOtherTab } from './otherTab';

class BroadcastChannel {
  postMessage = () => heard.push(document.visibilityState);
}
Object.assign(globalThis, { BroadcastChannel });
const heard: string[] = [];

it('the page is hidden while another tab sends its messages, until the next press', () => {
  const { openOtherTab, sendFromOtherTab } = createOtherTab();
  openOtherTab('tabs');
  const seen: string[] = [];
  document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
  sendFromOtherTab('a');
  sendFromOtherTab('b');
  expect(heard).toEqual(['hidden', 'hidden']);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect([document.hidden, document.visibilityState]).toEqual([false, 'visible']);
  expect(seen).toEqual(['hidden', 'hidden', 'visible']);
});
