import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isListKey, ListBox } from './ListBox';
import styles from './Select.module.scss';

interface Option<Value> {
  value: Value;
  label: string;
}

interface Props<Value> {
  /** The control's label. With the value's label it is the accessible name. */
  label: string;
  options: readonly Option<Value>[];
  /** The chosen value, or null. */
  value: Value | null;
  /** The label of the value, which may no longer be one of the options; undefined if nothing is chosen. */
  valueLabel: string | undefined;
  open: boolean;
  onToggle: () => void;
  onChoose: (value: Value) => void;
  /** What the closed control shows. */
  children: ReactNode;
}

const TYPE_AHEAD_MS = 500;

/**
 * A select-only combobox with a listbox, as the WAI-ARIA authoring practices describe it
 * (docs/decisions/0005-own-select.md). The caller owns the open state, the component the active option. The
 * focus stays on the button. Tab closes the list without a choice.
 */
export function Select<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, valueLabel, open, onToggle, onChoose, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const typedText = useRef({ text: '', at: 0 });
  const [active, setActive] = useState(-1);
  const chosenIndex = options.findIndex((option) => option.value === value);

  const openAt = (index: number) => {
    setActive(index);
    if (!open) onToggle();
  };

  const choose = (option: Option<Value> | undefined) => {
    if (option) onChoose(option.value);
    else onToggle();
  };

  const typeAhead = (key: string, at: number) => {
    const fresh = at - typedText.current.at > TYPE_AHEAD_MS;
    const text = (fresh ? '' : typedText.current.text) + key.toLocaleLowerCase();
    typedText.current = { text, at };
    // Repeating a letter moves through the options that begin with it.
    const repeated = text.replaceAll(text.charAt(0), '') === '';
    const needle = repeated ? text.charAt(0) : text;
    const from = repeated ? active + 1 : Math.max(active, 0);
    const order = options.map((_, step) => (from + step) % options.length);
    const match = order.find((index) => options[index]?.label.toLocaleLowerCase().startsWith(needle));
    if (match !== undefined) openAt(match);
    else if (!open) openAt(chosenIndex);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListKey(event)) return;
    const last = options.length - 1;
    const typing = event.timeStamp - typedText.current.at <= TYPE_AHEAD_MS && typedText.current.text !== '';
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    if (event.key === 'Home' || event.key === 'End') openAt(move ?? 0);
    else if (move !== undefined) openAt(open ? move : Math.max(chosenIndex, 0));
    else if (event.key === 'Enter' || (event.key === ' ' && !typing)) {
      if (open) choose(options[active]);
      else openAt(Math.max(chosenIndex, 0));
    } else if (event.key === 'Escape' && open) onToggle();
    else if (event.key.length === 1) typeAhead(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };

  const onClick = () => {
    button.current?.focus(); // Safari does not focus a clicked button.
    setActive(chosenIndex);
    onToggle();
  };

  const onBlur = () => {
    // When the whole window loses the focus, the button remains document.activeElement: the menu stays open.
    if (open && document.activeElement !== button.current) onToggle();
  };

  return (
    <div className={styles.select}>
      <button
        ref={button}
        type="button"
        role="combobox"
        className={styles.button}
        aria-label={valueLabel ? `${label}: ${valueLabel}` : label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={id}
        aria-activedescendant={open && active >= 0 ? `${id}${active}` : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {children}
      </button>
      {open && (
        <ListBox
          id={id}
          label={label}
          options={options}
          active={active}
          chosen={chosenIndex}
          onKeyDown={onKeyDown}
          onActivate={setActive}
          onChoose={choose}
        >
          {(option) => option.label}
        </ListBox>
      )}
    </div>
  );
}
