import { useHref } from 'react-router-dom';
import { CopyButton } from './CopyButton';

interface Props {
  children: string;
  /** The shop's path that is copied as a whole address. */
  to: string;
  /** The label of the field that shows the address if the browser refuses to copy it. */
  field: string;
  /** Another way to pass the address on; if it resolves to false, the address is copied. */
  pass?: (address: string) => Promise<boolean>;
}

/** Copies the address of a page. The key resets the message when the address changes. */
export function CopyLinkButton({ to, ...given }: Props) {
  const href = useHref(to);
  const address = () => new URL(href, location.href).href;
  return <CopyButton key={href} text={address} copied="Link copiado." rows={2} {...given} />;
}
