import { selectProductMatching, type Product } from '@/entities/product';
import type { AppStore } from '../redux/makeStore';

/** A product of the loaded list. */
export function productOf(store: AppStore, id: string): Product {
  const product = selectProductMatching(store.getState(), id);
  if (!product) throw new Error(`No product ${id} is loaded`);
  return product;
}
