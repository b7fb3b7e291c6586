/** The texts below the order's summary, each a link if the owner has one with this text. */
export const orderPages = ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'] as const;
