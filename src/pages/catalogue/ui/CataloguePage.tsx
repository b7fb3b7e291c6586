import { useSelector } from 'react-redux';
import {
  CategoryTabs,
  Listing,
  ListingStatus,
  listingTitle,
  Pagination,
  selectShownChoices,
  SortMenu,
} from '@/features/catalogue';
import { shop } from '@/shared/config';
import styles from './CataloguePage.module.scss';

/** 'camisetas, canecas e bonés' */
const sold = Object.values(shop.categories)
  .map(({ tab }) => tab.toLowerCase())
  .join(', ')
  .replace(/, (?!.*, )/, ' e ');

export function CataloguePage() {
  const title = listingTitle(useSelector(selectShownChoices));
  return (
    <>
      <title>{title ? `${title} | ${shop.name}` : `${shop.name}: ${sold}`}</title>
      <h1 className={styles.title} tabIndex={-1}>
        {shop.slogan}
      </h1>
      <div className={styles.catalogue}>
        <div className={styles.choices}>
          <CategoryTabs />
          <Pagination place="above" />
          <SortMenu />
        </div>
        <div className={styles.status} data-saved="choices">
          <ListingStatus />
        </div>
        <Listing />
        <div className={styles.below}>
          <Pagination place="below" />
        </div>
      </div>
    </>
  );
}
