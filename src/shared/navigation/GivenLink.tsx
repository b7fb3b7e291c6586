import type { OwnLink } from '../config';
import { Link } from './Link';

/** A link that the owner gives: to a page of the shop, or to any other address. */
export function GivenLink({ link: { label, to, title } }: { link: OwnLink }) {
  return title ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>;
}
