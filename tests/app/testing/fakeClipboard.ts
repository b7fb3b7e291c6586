/** Replaces the browser's clipboard; returns the texts that are written to it. Call it when the shop is open. */
export function fakeClipboard(): readonly string[] {
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  return copied;
}
