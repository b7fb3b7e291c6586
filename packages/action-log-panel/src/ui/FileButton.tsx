import type { Ref } from 'react';

interface Props {
  text: string;
  /** The name of the input, if it says more than the text. */
  label?: string;
  input?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** A button with which a person chooses a log's file. */
export function FileButton({ text, label = text, input, onFile }: Props) {
  return (
    <label className="button">
      {text}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = ''; // Otherwise choosing the same file again would not be a change.
        }}
      />
    </label>
  );
}
