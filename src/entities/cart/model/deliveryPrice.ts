import { formatBRL } from '@/shared/lib';

/** The price of the delivery, from cents: 'R$ 40,00' or 'Grátis'. */
export const deliveryPrice = (cents: number) => (cents === 0 ? 'Grátis' : formatBRL(cents));
