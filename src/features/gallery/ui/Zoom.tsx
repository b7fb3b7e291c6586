import {
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useDispatch } from 'react-redux';
import { frameRatioOf, ProductPicture, type Product } from '@/entities/product';
import { marked } from '@/shared/lib';
import { StaticContext } from '@/shared/ui';
import { pictureShown } from '../model/slice';
import { Thumbnails } from './Thumbnails';
import styles from './Zoom.module.scss';

interface Props {
  product: Product;
  /** The addresses of all pictures. */
  pictures: readonly string[];
  /** The picture that is shown. */
  index: number;
  /** The box of all slides. */
  slides: RefObject<HTMLElement | null>;
}

/** Where a picture was pressed, as parts of its width and height. */
const middle = { x: 0.5, y: 0.5 };

/**
 * A picture that fills the window. A press zooms in at that point, the next press zooms out; a mouse drags
 * the picture, and fingers pinch it by the browser's own means. The browser keeps the focus in the dialog,
 * closes it with Escape or a phone's back gesture, and returns the focus. The zoom level is not in the store.
 */
export function Zoom({ product, pictures, index, slides }: Props) {
  const dispatch = useDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const isStatic = useContext(StaticContext);
  const [near, setNear] = useState<typeof middle>();
  const dragged = useRef(0);

  useLayoutEffect(() => {
    const { current } = dialog;
    const onClose = () => {
      dispatch(pictureShown({ index, zoomed: false }));
      // If another picture is shown now, the browser cannot return the focus to the button that was pressed.
      slides.current?.children[index]?.querySelector('button')?.focus();
    };
    current?.addEventListener('close', onClose);
    return () => current?.removeEventListener('close', onClose);
  }, [dispatch, index, slides]);

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close(); // The focus returns also if another state is shown.
  }, []);

  useLayoutEffect(() => {
    const { scrollWidth = 0, scrollHeight = 0, clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    if (!near) return;
    view.current?.scrollTo(near.x * scrollWidth - clientWidth / 2, near.y * scrollHeight - clientHeight / 2);
  }, [near]);

  const onPress = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (dragged.current > LEAST_DRAG) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key has no position.
    const pressed = detail === 0 ? middle : { x: (clientX - left) / width, y: (clientY - top) / height };
    setNear(near ? undefined : pressed);
  };

  const onDrag = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    view.current?.scrollBy(-movementX, -movementY);
  };

  const name = pictures.length > 1 ? `${product.name}, foto ${index + 1}` : product.name;
  return (
    <dialog ref={dialog} open={isStatic} className={styles.zoom} aria-label={`Foto ampliada: ${name}`}>
      <div className={styles.bar}>
        {pictures.length > 1 && <Thumbnails product={product} pictures={pictures} index={index} />}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Fechar
        </button>
      </div>
      <div ref={view} className={styles.view}>
        <div className={near ? `${styles.sheet} ${styles.near}` : styles.sheet}>
          <LargePicture
            key={pictures[index]}
            product={{ ...product, image_url: pictures[index] ?? '', name }}
            frameRatio={frameRatioOf(pictures[0] ?? '')}
          />
          <button
            type="button"
            className={styles.press}
            {...marked('local', 'aria-pressed')}
            aria-label="Ver de perto"
            aria-pressed={near !== undefined}
            onPointerDown={() => (dragged.current = 0)}
            onPointerMove={onDrag}
            onClick={onPress}
          />
        </div>
      </div>
    </dialog>
  );
}

/** The picture of the page, which the browser has, until the large one has come and covers it in the same box. */
function LargePicture({ product, frameRatio }: { product: Product; frameRatio: number }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <ProductPicture product={product} place="page" frameRatio={frameRatio} isNamed={false} first />
      <div className={isLoaded ? styles.large : `${styles.large} ${styles.loading}`}>
        <ProductPicture product={product} place="zoom" orElse="page" first onLoad={() => setLoaded(true)} />
      </div>
    </>
  );
}

/** Pixels that a press may move without being a drag. */
const LEAST_DRAG = 8;
