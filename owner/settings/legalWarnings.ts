import { sampleSettings as sample, type Settings } from './schema';

/** A sentence for each setting that may conflict with Brazilian law, that is still the sample shop's, or that needs another setting. */
export function warningsFor({ name, company, policy, facts, pix, whatsapp }: Settings): string[] {
  const warnings: string[] = [];
  if (!company)
    warnings.push(
      'shop.json: company não está preenchido. O Decreto 7.962/2013 exige que as páginas de uma loja digam quem vende: preencha antes de vender (docs/configuracoes.md).',
    );
  // The sample shop keeps the specification's rule, and sells nothing.
  if (policy.freeShipping === 'promised' && name !== sample.name)
    warnings.push(
      'shop.json: policy.freeShipping é "promised". As páginas dos produtos prometem frete grátis, e o carrinho soma o frete assim mesmo; no Brasil a oferta obriga quem vende (Lei 8.078/1990, art. 30). Escreva "applied" ou "none".',
    );
  if (facts && JSON.stringify(facts) === JSON.stringify(sample.facts) && name !== sample.name)
    warnings.push(
      'shop.json: facts é o da loja de exemplo. As páginas dos produtos dizem medidas, material e cuidados que não são os seus: escreva os seus, ou null. Confira também o frete, payment e deliveryDays.',
    );
  if (pix && !whatsapp)
    warnings.push(
      'shop.json: pix está preenchido, e whatsapp não. O pagamento chega com o número do pedido, mas o pedido não chega: a loja só o envia pelo WhatsApp. Preencha whatsapp.',
    );
  return warnings;
}
