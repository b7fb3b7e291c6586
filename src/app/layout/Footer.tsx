import { useSelector } from 'react-redux';
import { OrderTerms } from '@/features/checkout';
import { ownLinks, shop, whatsAppAddress } from '@/shared/config';
import { addresses, GivenLink, selectPathname } from '@/shared/navigation';
import styles from './Footer.module.scss';

/** Who sells and on what terms, as far as the owner's settings state them, and links to the shop's pages. */
export function Footer() {
  const isCart = useSelector(selectPathname) === addresses.cart; // The cart says the terms beside its total.
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <address>
          <span className={styles.name}>{shop.name}</span>
          {shop.company && <Company {...shop.company} />}
          {shop.whatsapp && <a href={whatsAppAddress(shop.whatsapp)}>WhatsApp</a>}
        </address>
        {!isCart && <OrderTerms />}
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
