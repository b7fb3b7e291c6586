import { useSelector } from 'react-redux';
import { selectIsAnswered, selectProductMatching } from '@/entities/product';
import { ProductPage } from '@/pages/product';
import { readProductAddress } from '@/shared/addresses';
import { hasUnknownProductText } from '@/shared/config';
import { selectPathname } from '@/shared/navigation';
import { useChunk } from '@/shared/ui';
import type { RootState } from '../redux/rootReducer';
import { unknownProductChunk } from './unknownProductChunk';

/**
 * The page of a product, or the owner's text for a product that the list does not have. Until that text has loaded, or
 * if it does not load, the page shows nothing, as without a text. It is in the chunk of the product's page, so that the
 * first scripts do not contain it.
 */
export function ProductOrText() {
  const needsText = useSelector(selectNeedsText);
  const Text = useChunk(unknownProductChunk, needsText);
  return needsText && Text ? <Text /> : <ProductPage />;
}

/** While the list is loading, no product is unknown (docs/contract.md, "Neighbours"). */
function selectNeedsText(state: RootState): boolean {
  const productId = readProductAddress(selectPathname(state));
  return (
    hasUnknownProductText &&
    productId !== undefined &&
    selectIsAnswered(state) &&
    selectProductMatching(state, productId) === undefined
  );
}
