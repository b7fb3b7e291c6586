import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listingAddress } from '@/shared/addresses';
import { hasModifier } from '@/shared/lib';
import { EventLink } from '@/shared/navigation';
import { categoryOptions as tabs } from '../model/choices';
import { categoryChosen, selectCategory } from '../model/slice';
import styles from './CategoryTabs.module.scss';
import { LISTING_ID } from './Listing';

/**
 * Tabs as the WAI-ARIA authoring practices describe them: the arrow keys choose, and so do Enter and the space
 * bar. Each is a stop of the Tab key, too, because without scripts no other key leads to it.
 */
export function CategoryTabs() {
  const chosen = useSelector(selectCategory);
  const dispatch = useDispatch();

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, from: number) => {
    // Alt and ArrowLeft are the browser's Back.
    if (hasModifier(event)) return;
    const moves: Record<string, number> = {
      ArrowRight: (from + 1) % tabs.length,
      ArrowLeft: from - 1, // -1 is the last tab.
      Home: 0,
      End: -1,
      ' ': from, // On Enter the browser presses the link.
    };
    const index = moves[event.key];
    const tab = index === undefined ? undefined : tabs.at(index);
    if (!tab || index === undefined) return;
    event.preventDefault();
    dispatch(categoryChosen(tab.value));
    const links = event.currentTarget.parentElement?.querySelectorAll('a') ?? [];
    [...links].at(index)?.focus();
  };

  return (
    <div role="tablist" aria-label="Categorias" className={styles.tabs}>
      {tabs.map(({ value, label }, index) => (
        <EventLink
          key={value}
          to={listingAddress({ category: value, page: 1 })}
          role="tab"
          className={styles.tab}
          aria-selected={value === chosen}
          aria-controls={LISTING_ID}
          onPress={() => dispatch(categoryChosen(value))}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {label}
        </EventLink>
      ))}
    </div>
  );
}
