import { useSelector } from 'react-redux';
import { matchPath, selectPathname } from '@/shared/navigation';
import { Failure } from './Failure';
import { pages } from './pages';

/** The page of the location. */
export function ShownPage() {
  const Page = pageAt(useSelector(selectPathname))?.Page;
  return Page ? <Page /> : <Failure detail="404 Not Found" />;
}

/** The page of an address; undefined for the error view. */
export function pageAt(pathname: string) {
  return pages.find(({ path }) => matchPath(path, pathname) !== null);
}
