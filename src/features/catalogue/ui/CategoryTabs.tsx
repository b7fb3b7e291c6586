import { useRef, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EventLink, listingPath } from '@/shared/navigation';
import { categoryOptions as tabs } from '../model/choices';
import { categoryChosen, selectCategory } from '../model/slice';
import styles from './CategoryTabs.module.scss';
import { LISTING_ID } from './listingId';

/**
 * Tabs as the WAI-ARIA authoring practices describe them: the arrow keys choose. Each is a stop of the Tab
 * key, too, because without scripts no other key leads to it.
 */
export function CategoryTabs() {
  const chosen = useSelector(selectCategory);
  const dispatch = useDispatch();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const from = links.findIndex((link) => link === event.target);
    const moves: Record<string, number> = {
      ArrowRight: (from + 1) % links.length,
      ArrowLeft: from - 1, // Of the first one: the last.
      Home: 0,
      End: -1,
    };
    const index = moves[event.key];
    const tab = index === undefined ? undefined : tabs.at(index);
    if (!tab || index === undefined) return;
    event.preventDefault();
    dispatch(categoryChosen(tab.value));
    links.at(index)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Categorias"
      className={styles.tabs}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {tabs.map(({ value, label }) => (
        <EventLink
          key={value}
          to={listingPath(value, 1)}
          role="tab"
          className={styles.tab}
          aria-selected={value === chosen}
          aria-controls={LISTING_ID}
          onPress={() => dispatch(categoryChosen(value))}
        >
          {label}
        </EventLink>
      ))}
    </div>
  );
}
