/** A link that the owner gives, in the order of the footer. The build makes the list (tools/pages/ownLinks.ts). */
export interface OwnLink {
  /** Its text; 'Ajuda', 'Reembolsos', 'Entregas e Frete' and 'Trocas e Devoluções' are below the summary, too. */
  label: string;
  /** A rooted path of the shop, or any address of `links` in shop.json. */
  to: string;
  /** The heading of the owner's page; absent if the link leads elsewhere. */
  title?: string;
}

const parse: (json: string) => readonly OwnLink[] = JSON.parse;

export const ownLinks = process.env.OWN_LINKS ? parse(process.env.OWN_LINKS) : [];
