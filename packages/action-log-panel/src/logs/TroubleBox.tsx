import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { troubleTexts, type Trouble } from './openLog';

interface Props {
  trouble: Trouble;
  /** The name of the file, or the address. */
  name: string;
  onClose: () => void;
}

/** Why a log was not opened, and what to do about it. */
export function TroubleBox({ trouble, name, onClose }: Props) {
  return (
    <div role="alert" className="troubleBox">
      <p>
        <strong className="trouble">{name} was not opened.</strong> {troubleTexts[trouble]}
      </p>
      <Button look="quiet" title="Close the message" onClick={onClose}>
        <Glyph name="close" />
      </Button>
    </div>
  );
}
