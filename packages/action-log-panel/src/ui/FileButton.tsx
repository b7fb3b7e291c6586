import type { ComponentProps, Ref } from 'react';
import { Glyph } from './Glyph';

interface Props {
  text: string;
  /** The name of the input, if it says more than the text. */
  label?: string;
  /** What replaces the text in a narrow window. */
  glyph?: ComponentProps<typeof Glyph>['name'];
  input?: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** A button with which a person chooses a log's file. */
export function FileButton({ text, label, glyph, input, onFile }: Props) {
  return (
    <label className="button">
      {glyph && (
        <span className="narrow">
          <Glyph name={glyph} />
        </span>
      )}
      <span className={glyph ? 'wide' : undefined}>{text}</span>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={label ?? text}
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
