/** A link that the owner gives, in the footer's order (tools/settings/ownPages/ownLinks.ts). */
export interface OwnLink {
  /** Its text; 'Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções' are below the summary too. */
  label: string;
  /** A rooted path of the shop, or any address of `links` in shop.json. */
  to: string;
  /** The heading of the owner's page; absent if the link leads elsewhere. */
  title?: string;
}

export const ownLinks: readonly OwnLink[] = process.env.OWN_LINKS
  ? (JSON.parse(process.env.OWN_LINKS) as OwnLink[])
  : [];
