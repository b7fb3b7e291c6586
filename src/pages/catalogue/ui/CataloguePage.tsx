import { CategoryTabs, Listing, ListingStatus, Pagination, SortMenu } from '@/features/catalogue';
import { shop } from '@/shared/config';
import styles from './CataloguePage.module.scss';

/** 'camisetas, canecas e bonés' */
const sold = Object.values(shop.categories)
  .map(({ tab }) => tab.toLowerCase())
  .join(', ')
  .replace(/, (?!.*, )/, ' e ');

export function CataloguePage() {
  return (
    <>
      <title>{`${shop.name}: ${sold}`}</title>
      <h1 className={styles.title} tabIndex={-1}>
        {shop.slogan}
      </h1>
      <div data-saved="choices">
        <div className={styles.choices}>
          <CategoryTabs />
          <Pagination place="above" />
          <SortMenu />
        </div>
        <div className={styles.status}>
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
