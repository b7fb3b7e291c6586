import type { Ref } from 'react';
import controls from './controls.module.scss';
import root from './root.module.scss';

interface Props {
  text: string;
  /** The name of the input, if it says more than the text. */
  label?: string;
  input?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** A button with which a person chooses a log's file. */
export function FileButton({ text, label, input, onFile }: Props) {
  return (
    <label className={controls.button}>
      {text}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        className={root.hidden}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = ''; // Otherwise choosing the same file again would not be a change.
        }}
      />
    </label>
  );
}
