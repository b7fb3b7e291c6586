import { useSelector } from 'react-redux';
import { selectIsAnswered, selectProductMatching } from '@/entities/product';
import { OrderTerms } from '@/features/checkout';
import { addresses, readProductAddress } from '@/shared/addresses';
import { isDemonstration, ownLinks, shop, whatsAppAddress } from '@/shared/config';
import { GivenLink, selectPathname } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';
import styles from './Footer.module.scss';

/**
 * Who sells and on what terms, as far as the owner's settings state them, and links to the shop's pages. Every page
 * of a demonstration shop says here that nothing is charged.
 */
export function Footer() {
  const pageSaysTerms = useSelector(selectDoesPageSayTerms);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <address>
          <span className={styles.name}>{shop.name}</span>
          {shop.company && <Company {...shop.company} />}
          {shop.whatsapp && <a href={whatsAppAddress(shop.whatsapp)}>WhatsApp</a>}
        </address>
        {(isDemonstration() || !pageSaysTerms) && <OrderTerms />}
        {ownLinks.length > 0 && (
          <nav aria-label="Sobre a loja">
            {ownLinks.map((link) => (
              <GivenLink key={link.label} link={link} />
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

/**
 * Whether the page that is shown has the terms of an order itself, so that the footer need not repeat them. A
 * product's page has them beside the button that buys, and the cart has them beside its total. A product's page that
 * is still loading will have them; an unknown product's page shows nothing, or the owner's text.
 */
function selectDoesPageSayTerms(state: RootState): boolean {
  const pathname = selectPathname(state);
  const productId = readProductAddress(pathname);
  if (productId === undefined) return pathname === addresses.cart;
  return !selectIsAnswered(state) || selectProductMatching(state, productId) !== undefined;
}

/** Decreto 7.962/2013, article 2, requires name, CNPJ, address and contact. */
function Company({ name, cnpj, address, contact }: NonNullable<typeof shop.company>) {
  return (
    <>
      <span>{name}</span>
      <span>{`CNPJ ${formatted(cnpj)}`}</span>
      <span>{address}</span>
      <a href={contact}>{contact.replace(/^(mailto:|tel:|https:\/\/)/, '')}</a>
    </>
  );
}

/** '12.345.678/0001-95' */
const formatted = (cnpj: string) =>
  cnpj.replace(/\W/g, '').replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
