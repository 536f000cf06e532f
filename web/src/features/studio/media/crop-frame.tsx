import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { words } from '../../../words/words.ts';
import { type Crop, dragged, maxZoom, partOf, roomOf, type Size, zoomed } from './crop.ts';
import styles from './media.module.css';
import { useBitmap } from './use-bitmap.ts';

interface CropFrameProps {
  readonly file: Blob;
  /** The frame; a picture is drawn in it with as many pixels. */
  readonly frame: Size;
  /** It fills the frame wherever it is shown: with too few pixels it is blurred. */
  readonly fills?: true;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly onValue: (value: number) => void;
}

function Slider({ label, onValue, ...input }: SliderProps) {
  const id = useId();
  return (
    <div className="stack gap-0">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        step={(input.max - input.min) / 100}
        className={styles.slider}
        {...input}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </div>
  );
}

/** The part of the frame's pixels below which a picture looks blurred. */
const sharpEnough = 0.8;

/** Moves and enlarges a picture in its frame, by dragging, with the wheel, or with sliders. */
export function CropFrame({ file, frame, fills, crop, onCrop }: CropFrameProps) {
  const picture = useBitmap(file);
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const aspect = frame.width / frame.height;
  const part = picture && partOf(picture, aspect, crop);
  const room = picture && part && roomOf(picture, part);
  const isBlurred = fills && part && part.width < frame.width * sharpEnough;

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !picture) return;
    const { left, top, width, height } = partOf(picture, frame.width / frame.height, crop);
    pen.clearRect(0, 0, frame.width, frame.height);
    pen.drawImage(picture, left, top, width, height, 0, 0, frame.width, frame.height);
  }, [picture, frame, crop]);

  // React's own wheel listener cannot keep the dialog from scrolling.
  useEffect(() => {
    const element = canvas.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      onCrop(zoomed(crop, crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [crop, onCrop]);

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!picture || !last.current) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: (x - last.current.x) / width, y: (y - last.current.y) / height };
    last.current = { x, y };
    onCrop(dragged(picture, aspect, crop, by));
  }

  return (
    <div className="stack gap-2">
      <p>{words['studio-picture.frame']()}</p>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={frame.width}
        height={frame.height}
        style={{ maxWidth: `${42 * aspect}vh` }}
        aria-hidden
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
      />
      {isBlurred && (
        <p role="status" className="strong">
          {words['studio-picture.blurred']({ width: Math.round(part.width), wanted: frame.width })}
        </p>
      )}
      <div className={`tiles ${styles.sliders}`}>
        <Slider
          label={words['studio-picture.zoom']()}
          value={crop.zoom}
          min={1}
          max={maxZoom}
          onValue={(zoom) => onCrop(zoomed(crop, zoom))}
        />
        <Slider
          label={words['studio-picture.sideways']()}
          value={crop.x}
          min={0}
          max={1}
          disabled={!room || room.width < 1}
          onValue={(x) => onCrop({ ...crop, x })}
        />
        <Slider
          label={words['studio-picture.upAndDown']()}
          value={crop.y}
          min={0}
          max={1}
          disabled={!room || room.height < 1}
          onValue={(y) => onCrop({ ...crop, y })}
        />
      </div>
    </div>
  );
}
