/** Replaces the browser's clipboard; returns the texts that are written to it. Call it when the shop is open. */
export function fakeClipboard({ refuses = false } = {}): readonly string[] {
  const copied: string[] = [];
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (refuses) return Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  });
  return copied;
}
