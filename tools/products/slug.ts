/** A text as a part of an address: 'Caneca Sabiá (azul)' is 'caneca-sabia-azul'. Empty where it has no letter. */
export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
