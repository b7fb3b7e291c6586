/** A link that the owner gives, in the footer's order (tools/settings/ownPages/readPages.ts). */
export interface OwnLink {
  /** Its text. */
  label: string;
  /** A rooted path of the shop, or any address of `links` in shop.json. */
  to: string;
  /** The heading of the owner's page; absent if the link leads elsewhere. */
  title?: string;
}

export const ownLinks: readonly OwnLink[] = process.env.OWN_LINKS
  ? (JSON.parse(process.env.OWN_LINKS) as OwnLink[])
  : [];

/** The texts below the order's summary, each a link if the owner has one with this text. */
export const orderPages = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'] as const;

export const ownLinkTo = (page: (typeof orderPages)[number]) => ownLinks.find(({ label }) => label === page);
