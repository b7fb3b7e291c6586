import { namesNear } from '../nearName.mjs';

/** The keys that an owner may look for under a Portuguese name. */
const KEY_OF_PORTUGUESE: ReadonlyMap<string, string> = new Map([
  ['nome', 'name'],
  ['empresa', 'company'],
  ['endereço', 'address'],
  ['contato', 'contact'],
  ['telefone', 'whatsapp'],
  ['categorias', 'categories'],
  ['frete', 'shippingInCents'],
  ['frete grátis', 'freeShippingAboveInCents'],
  ['prazo', 'deliveryDays'],
  ['entrega', 'deliveryDays'],
  ['devolução', 'returnDays'],
  ['pagamento', 'payment'],
  ['parcelas', 'instalments'],
  ['desconto pix', 'pixDiscount'],
  ['chave', 'key'],
  ['cidade', 'city'],
]);

/** The allowed keys that are probably meant by one that is not allowed, in English or in Portuguese. */
export function meantKeys(key: string, keys: readonly string[]): string[] {
  const translated = namesNear(key, KEY_OF_PORTUGUESE.keys()).flatMap(
    (word) => KEY_OF_PORTUGUESE.get(word) ?? [],
  );
  return [...new Set([...namesNear(key, keys), ...translated.filter((name) => keys.includes(name))])];
}

/** The sentence about a key that is not allowed, with the key that was probably meant, or else with all allowed keys. */
export function unknownKey(key: string, keys: readonly string[]): string {
  const near = meantKeys(key, keys);
  return near.length > 0
    ? `esta chave não existe; talvez seja ${near.join(' ou ')}`
    : `esta chave não existe; apague-a, ou use uma destas: ${keys.join(', ')}`;
}
