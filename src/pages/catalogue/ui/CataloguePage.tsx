import { useSelector } from 'react-redux';
import {
  CategoryTabs,
  Listing,
  ListingStatus,
  listingTitle,
  nothingFoundTitle,
  Pagination,
  selectListingCount,
  selectShownChoices,
  SortMenu,
} from '@/features/catalogue';
import { categoryNames } from '@/entities/product';
import { shop } from '@/shared/config';
import { marked } from '@/shared/lib';
import styles from './CataloguePage.module.scss';
import { LastOrderPix } from './LastOrderPix';

export function CataloguePage() {
  const choices = useSelector(selectShownChoices);
  const isEmpty = useSelector(selectListingCount) === 0;
  const title = listingTitle(choices);
  const heading =
    isEmpty && choices.search
      ? nothingFoundTitle(choices.search)
      : listingTitle({ ...choices, page: 1 }) || shop.slogan;
  return (
    <>
      <title>{title ? `${title} | ${shop.name}` : `${shop.name}: ${categoryNames}`}</title>
      <h1 className={styles.title} tabIndex={-1} {...marked('saved', 'choices')}>
        {heading}
      </h1>
      <div className={styles.catalogue}>
        <div className={styles.tools}>
          <CategoryTabs />
          <Pagination place="above" />
          <div>
            <SortMenu />
          </div>
        </div>
        <ListingStatus />
        {shop.pix ? <LastOrderPix /> : null}
        <Listing />
        <Pagination place="below" />
      </div>
    </>
  );
}
