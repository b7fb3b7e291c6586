interface Props {
  text: string;
  onFile: (file: File) => void;
}

/** A button with which a person chooses a log's file. */
export function FileButton({ text, onFile }: Props) {
  return (
    <label className="button">
      {text}
      <input
        type="file"
        accept=".json,application/json"
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
