import type { Drawing, Grid } from '@pathshala/content/render/figures/kind';
import type { Point } from '@pathshala/content/render/figures/svg';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { words } from '../../../words/words.ts';
import type { FigureFields } from '../figures/figure-form.tsx';
import type { Handle } from './handle.ts';
import { handlesOf } from './handle-rows.ts';
import styles from './handles.module.css';

interface DrawingHandlesProps {
  readonly fields: FigureFields;
  readonly drawing: Drawing;
  readonly onChange: (fields: FigureFields) => void;
  /** The drawing itself. */
  readonly children: ReactNode;
}

/** What an arrow key does: steps to the right and up. */
const arrows: Readonly<Record<string, Point | undefined>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The corner of the drawing in its frame, and how large it is shown. */
interface Shown {
  readonly left: number;
  readonly top: number;
  readonly perUnit: number;
}

/** A figure's drawing with handles on what can be dragged; the keys that move a slider move them too. */
export function DrawingHandles({ fields, drawing, onChange, children }: DrawingHandlesProps) {
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const { grid, width } = drawing;
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => {
      const picture = box.querySelector('svg');
      if (!picture) return;
      const outer = box.getBoundingClientRect();
      const inner = picture.getBoundingClientRect();
      setShown({ left: inner.left - outer.left, top: inner.top - outer.top, perUnit: inner.width / width });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [width, drawing.height]);
  const handles = grid ? handlesOf(fields) : [];
  return (
    <>
      <div ref={frame} className={styles.frame}>
        {children}
        {grid &&
          shown &&
          handles.map((handle) => (
            <HandleButton
              key={handle.name}
              handle={handle}
              grid={grid}
              shown={shown}
              hintId={hintId}
              onChange={onChange}
            />
          ))}
      </div>
      {handles.length > 0 && (
        <p className="note" id={hintId}>
          {words['studio-figure.handles']()}
        </p>
      )}
    </>
  );
}

interface HandleButtonProps {
  readonly handle: Handle;
  readonly grid: Grid;
  readonly shown: Shown;
  readonly hintId: string;
  readonly onChange: (fields: FigureFields) => void;
}

function HandleButton({ handle, grid, shown, hintId, onChange }: HandleButtonProps) {
  // While it is dragged the drawing grows and shrinks; the pointer is read against the drawing that it took hold of.
  const held = useRef<(event: PointerEvent) => Point>(null);
  const [x, y] = handle.at;
  const across = shown.left + (grid.origin[0] + x * grid.unit[0]) * shown.perUnit;
  const down = shown.top + (grid.origin[1] + y * grid.unit[1]) * shown.perUnit;
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX, clientY } = event;
    held.current = (later) => [
      x + (later.clientX - clientX) / shown.perUnit / grid.unit[0],
      y + (later.clientY - clientY) / shown.perUnit / grid.unit[1],
    ];
  };
  const release = () => {
    held.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange(handle.by(...arrow));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={handle.name}
      aria-valuenow={handle.value}
      aria-valuemin={handle.least}
      aria-valuemax={handle.most}
      aria-valuetext={handle.says}
      aria-describedby={hintId}
      className={`center ${styles.handle}`}
      style={{ left: across, top: down }}
      onPointerDown={take}
      onPointerMove={(event) => held.current && onChange(handle.to(held.current(event)))}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    />
  );
}
