import { useState } from 'react';

/** Copies texts to the clipboard, and tells what became of it. */
export function useCopying() {
  const [told, tell] = useState('');
  /** A text that the browser did not let copy, and what it is. */
  const [uncopied, setUncopied] = useState<{ name: string; text: string } | null>(null);
  return {
    told,
    tell,
    uncopied,
    async copy(name: string, text: string, done: string) {
      const isCopied = await copyText(text);
      setUncopied(isCopied ? null : { name, text });
      tell(isCopied ? done : 'O navegador não deixou copiar. Copie daqui:');
    },
  };
}

/** Returns whether it worked: a browser may forbid it, and has no clipboard on an insecure address. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
