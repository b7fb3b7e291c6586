import { useSelector } from 'react-redux';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { NOT_FOUND } from '@/shared/ui';
import { Arrival } from './Arrival';
import { Failure } from './Failure';
import { LoadedPage } from './LoadedPage';
import { pageAt } from './pageAt';
import { pages, waitingScreen } from './pages';

/** The page of the location, the waiting screen while an order is being finished, or the error view. */
export function ShownPage() {
  const page = pageAt(useSelector(selectPathname));
  const isWaiting = useSelector(selectIsWaiting);
  if (isWaiting) return <LoadedPage chunk={waitingScreen} productId="" />;
  if (page) return <LoadedPage chunk={pages[page.name]} productId={page.productId} />;
  return (
    <>
      <Failure detail={NOT_FOUND} />
      <Arrival />
    </>
  );
}
