/** Resolves when the current state has been painted, and what waited for that has been done. */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
