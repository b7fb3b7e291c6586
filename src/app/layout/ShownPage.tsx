import { useSelector } from 'react-redux';
import { selectPathname } from '@/shared/navigation';
import { NOT_FOUND } from '@/shared/ui';
import { Failure } from './Failure';
import { pageAt } from './pageAt';
import { components } from './pages';

/** The page of the location, or the error view. */
export function ShownPage() {
  const page = pageAt(useSelector(selectPathname));
  if (!page) return <Failure detail={NOT_FOUND} />;
  const Page = components[page.name];
  return <Page productId={page.productId} />;
}
