interface Props {
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice that is on or off. */
export function Check({ text, isOn, onChange }: Props) {
  return (
    <label className="buttons">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {text}
    </label>
  );
}
