import type { shop } from '@/shared/config';
import styles from './CompanyFooter.module.scss';

interface Props {
  company: NonNullable<typeof shop.company>;
}

/** Who sells. Decreto 7.962/2013, article 2, requires name, CNPJ, address and contact. */
export function CompanyFooter({ company: { name, cnpj, address, contact } }: Props) {
  return (
    <footer className={styles.footer}>
      <address className={styles.company}>
        <strong>{name}</strong>
        <span>CNPJ {formatted(cnpj)}</span>
        <span>{address}</span>
        <a href={contact}>{contact.replace(/^(mailto:|tel:|https:\/\/)/, '')}</a>
      </address>
    </footer>
  );
}

/** '12.345.678/0001-95' */
const formatted = (cnpj: string) =>
  cnpj.replace(/\W/g, '').replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
