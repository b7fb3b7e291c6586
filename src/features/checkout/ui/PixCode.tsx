import { correction, generate } from 'lean-qr/nano';
import { pixCodeOf, type PixCharge } from '@/entities/cart';
import { formatBRL } from '@/shared/lib';
import { CopyButton } from '@/shared/ui';
import styles from './PixPanel.module.scss';

/** The 'copia e cola' code of a charge, to be copied, and its QR code, for another device. */
export function PixCode({ charge }: { charge: PixCharge }) {
  const code = pixCodeOf(charge);
  return (
    <>
      <QrCode text={code} name={`QR Code do Pix de ${formatBRL(charge.amount)}, pedido ${charge.number}`} />
      <div className={styles.copy}>
        <textarea
          aria-label="Código Pix copia e cola"
          readOnly
          rows={5}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton
          text={() => code}
          copied="Código Pix copiado. Cole-o no aplicativo do seu banco."
          field="Código Pix, para copiar"
          rows={4}
        >
          Copiar código Pix
        </CopyButton>
      </div>
    </>
  );
}

/** The empty modules around a QR code, by which readers find it. */
const MARGIN = 4;

/**
 * A text as a QR code, which can be read while 15 % of it are covered. It is black on white whatever the colours of the shop and of the
 * system, because many readers find no other one.
 * @param props.name what a screen reader says
 */
function QrCode({ text, name }: { text: string; name: string }) {
  const modules = generate(text, { minCorrectionLevel: correction.M });
  const positions = Array.from({ length: modules.size }, (_, position) => position);
  const dark = positions.flatMap((y) =>
    positions.filter((x) => modules.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`),
  );
  const side = modules.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={name}
      className={styles.qr}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
}
