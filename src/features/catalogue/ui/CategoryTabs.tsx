import { useRef, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { categoryOptions as tabs } from '../model/choices';
import { categoryChosen, selectCategory } from '../model/slice';
import styles from './CategoryTabs.module.scss';
import { LISTING_ID } from './listingId';

/** Tabs as the WAI-ARIA authoring practices describe them: one tab stop, the arrow keys choose. */
export function CategoryTabs() {
  const chosen = useSelector(selectCategory);
  const dispatch = useDispatch();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ value }) => value === chosen);
    const last = tabs.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: from === last ? 0 : from + 1,
      ArrowLeft: from === 0 ? last : from - 1,
      Home: 0,
      End: last,
    };
    const index = moves[event.key];
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab || index === undefined) return;
    event.preventDefault();
    dispatch(categoryChosen(tab.value));
    list.current?.querySelectorAll('button')[index]?.focus();
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
        <button
          key={value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={value === chosen}
          aria-controls={LISTING_ID}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => dispatch(categoryChosen(value))}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
