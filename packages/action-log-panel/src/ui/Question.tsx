import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  /** The text of the button that does it. */
  yes: string;
  onYes: () => void;
  /** Called with the answer, and for Escape, which is 'Cancel'. */
  onClose: () => void;
}

/** A question before something is done. 'Cancel' is first, because a dialog gives the focus to its first button. */
export function Question({ text, yes, onYes, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const answer = (act?: () => void) => {
    dialog.current?.close(); // Gives the focus back.
    onClose();
    act?.();
  };
  return (
    <dialog ref={dialog} role="alertdialog" aria-label={text} className="sheet" onClose={onClose}>
      <div className="stack">
        <strong>{text}</strong>
        <div className="buttons">
          <button onClick={() => answer()}>Cancel</button>
          <button onClick={() => answer(onYes)}>{yes}</button>
        </div>
      </div>
    </dialog>
  );
}
