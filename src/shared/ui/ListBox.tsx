import type { KeyboardEvent, ReactNode } from 'react';
import { isShortcut, marked } from '@/shared/lib';
import styles from './ListBox.module.scss';
import { startPlacing } from './startPlacing';

interface Props<Option> {
  /** With an option's index it is the option's id. */
  id: string;
  label: string;
  options: readonly Option[];
  /** The index of the option that Enter chooses, or -1. */
  active: number;
  /** The index of the selected option, or -1. */
  chosen: number;
  /** Whether the list is not in the store. */
  isLocal?: boolean;
  onActivate: (index: number) => void;
  onChoose: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What an option shows. */
  children: (option: Option) => ReactNode;
}

/** The open list of a combobox, which keeps the focus. Its parent has the size and place of the control. */
export function ListBox<Option>(props: Props<Option>) {
  const { id, label, options, active, chosen, isLocal, onActivate, onChoose, onKeyDown, children } = props;
  return (
    <div
      ref={(list) => startPlacing(list, active, styles.above)} // At each change: the options, or the active one, may be others.
      id={id}
      {...(isLocal && marked('local'))}
      role="listbox"
      aria-label={label}
      className={styles.list}
    >
      {options.map((option, index) => (
        <div
          key={index}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          className={index === active ? `${styles.option} ${styles.active}` : styles.option}
          aria-selected={index === chosen}
          onPointerMove={() => onActivate(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={onKeyDown}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}

/**
 * Whether a key may be for a list: it is no shortcut, and no part of a composition. Safari says only by its
 * code that an Enter ends one.
 */
export const isListKey = (event: KeyboardEvent) =>
  !isShortcut(event) && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229;
