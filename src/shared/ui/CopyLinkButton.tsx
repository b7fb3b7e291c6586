import { useHref } from 'react-router-dom';
import { CopyButton } from './CopyButton';

interface Props {
  children: string;
  /** The path of the store that is copied as a whole address. */
  to: string;
  /** Names the field that shows the address where the browser does not let it be copied. */
  field: string;
  /** Passes the address on in another way; where it resolves to false, it is copied. */
  pass?: (address: string) => Promise<boolean>;
}

/** Copies the address of a page. Its key forgets that another one was copied. */
export function CopyLinkButton({ to, ...given }: Props) {
  const href = useHref(to);
  const address = () => new URL(href, location.href).href;
  return <CopyButton key={href} text={address} copied="Link copiado." rows={2} {...given} />;
}
