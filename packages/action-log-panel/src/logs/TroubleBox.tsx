import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { troubleTexts, type Trouble } from './openLog';
import { t } from '../words/t';

interface Props {
  trouble: Trouble;
  /** The name of the file, or the address. */
  name: string;
  onClose: () => void;
}

/** Why a log was not opened, and what to do about it. */
export function TroubleBox({ trouble, name, onClose }: Props) {
  const [what, remedy] = troubleTexts[trouble];
  return (
    <div role="alert" className="troubleBox">
      <Glyph name="alert" />
      <div>
        <p className="troubleBoxTitle">{t`${name}: não abriu`}</p>
        <p>{what}</p>
        <p>{remedy}</p>
      </div>
      <Button look="quiet" aria-label={t`Fechar o aviso`} tip={t`Fechar o aviso`} onClick={onClose}>
        <Glyph name="close" />
      </Button>
    </div>
  );
}
