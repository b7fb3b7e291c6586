import type { Product } from '@/entities/product';
import { withBase } from '@/shared/lib';
import { productAddress } from '@/shared/addresses';
import { CopyButton } from '@/shared/ui';
import styles from './ProductPage.module.scss';

/** Shares the address of a product with the system's dialog, or copies it if there is no dialog. */
export function ShareProduct({ product: { id, name } }: { product: Product }) {
  const href = withBase(productAddress(id));
  return (
    <div className={styles.share}>
      {/* The key removes the message of another product. */}
      <CopyButton
        key={href}
        text={() => new URL(href, location.href).href}
        copied="Link copiado."
        field="Link deste produto"
        rows={2}
        pass={(url) => passOn({ title: name, url })}
      >
        Compartilhar
      </CopyButton>
    </div>
  );
}

/** Whether the system's dialog opened. If the shopper closes it, that is an answer, too. */
async function passOn(data: ShareData): Promise<boolean> {
  try {
    // Older browsers share without `canShare`; the others may refuse.
    if ('canShare' in navigator && !navigator.canShare(data)) return false;
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'; // Without a dialog it is a TypeError.
  }
}
