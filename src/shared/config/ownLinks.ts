/** A link that the owner gives, in the order of the footer. The build makes the list (tools/settings/ownPages/ownLinks.ts). */
export interface OwnLink {
  /** Its text; 'Ajuda', 'Reembolsos', 'Entregas e Frete' and 'Trocas e Devoluções' are below the summary, too. */
  label: string;
  /** A rooted path of the shop, or any address of `links` in shop.json. */
  to: string;
  /** The heading of the owner's page; absent if the link leads elsewhere. */
  title?: string;
}

function isOwnLink(value: unknown): value is OwnLink {
  return typeof value === 'object' && value !== null && 'label' in value && 'to' in value;
}

function read(json: string): readonly OwnLink[] {
  const links: unknown = JSON.parse(json);
  return Array.isArray(links) ? links.filter(isOwnLink) : [];
}

export const ownLinks = process.env.OWN_LINKS ? read(process.env.OWN_LINKS) : [];
