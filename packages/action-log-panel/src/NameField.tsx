import { useEffect, useRef, type FormEvent } from 'react';
import controls from './controls.module.scss';
import styles from './KeptRecordings.module.scss';

interface Props {
  name: string;
  /** Called with the new name; empty where the recording shall have none of its own. */
  onName: (name: string) => void;
  onCancel: () => void;
}

/** The field for a recording's name. It takes the focus and gives it back; Escape leaves the name as it is. */
export function NameField({ name, onName, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.select();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onName(field.current?.value.trim() ?? '');
  };
  return (
    <form className={styles.name} onSubmit={onSubmit}>
      <input
        ref={field}
        aria-label="Nome da gravação"
        defaultValue={name}
        autoComplete="off"
        className={controls.field}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <button type="submit" className={controls.primary}>
        Salvar
      </button>
    </form>
  );
}
