import { useState } from 'react';
import { t } from '../words/t';

/** Copies texts to the clipboard, and says whether it worked. */
export function useCopying() {
  const [message, setMessage] = useState('');
  /** A text that the browser did not copy, and what it is. */
  const [uncopied, setUncopied] = useState<{ name: string; text: string } | null>(null);
  return {
    message,
    setMessage,
    uncopied,
    async copy(name: string, text: string, done: string) {
      try {
        await navigator.clipboard.writeText(text);
        setUncopied(null);
        setMessage(done);
      } catch {
        // The browser forbids it, or has no clipboard because the address is insecure.
        setUncopied({ name, text });
        setMessage(t`O navegador não deixou copiar. Copie daqui:`);
      }
    },
  };
}
