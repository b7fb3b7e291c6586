import { useHref } from 'react-router-dom';
import type { Product } from '@/entities/product';
import { productAddress } from '@/shared/navigation';
import { CopyButton } from '@/shared/ui';
import styles from './ProductPage.module.scss';

/** Passes the address of a product on: by the system's own dialog where it has one, else it is copied. */
export function ShareProduct({ product }: { product: Product }) {
  const link = useHref(productAddress(product.id));
  return (
    <div className={styles.share}>
      <CopyButton
        key={link}
        text={() => new URL(link, location.href).href}
        copied="Link copiado."
        field="Link deste produto"
        rows={2}
        pass={(url) => passOn({ title: product.name, url })}
      >
        Compartilhar
      </CopyButton>
    </div>
  );
}

/** Whether the system's dialog took it; also where the shopper closed the dialog, which is an answer. */
async function passOn(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
