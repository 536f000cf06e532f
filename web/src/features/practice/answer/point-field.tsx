import type { Axis } from '@pathshala/content/practice/answers/answer';
import { useId } from 'react';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './field-props.ts';
import { PointPicture } from './point-picture.tsx';

interface PointFieldProps extends FieldProps {
  readonly axes: readonly Axis[];
}

/** Where the point is at first: at the beginning of each axis. */
export const pointStart = (axes: readonly Axis[]): string => axes.map(({ from }) => from).join(', ');

const names = [words['practice.across'], words['practice.upwards']] as const;

/** A point on a line or a plane: pressed there, or moved with sliders, which take arrow keys. */
export function PointField({ axes, typed, onType, isDone, describedBy }: PointFieldProps) {
  const id = useId();
  const at = typed.split(', ').map(Number);
  const put = (axis: number, value: number) =>
    onType(at.map((one, other) => (other === axis ? value : one)).join(', '));
  return (
    <div className={`stack gap-2 ${styles.point}`}>
      <PointPicture axes={axes} at={at} onPut={isDone ? undefined : (values) => onType(values.join(', '))} />
      {axes.map(({ from, to, step }, axis) => (
        <div key={axis === 0 ? 'across' : 'up'} className={styles.slider}>
          <label className="strong" htmlFor={`${id}-${axis}`}>
            {axes.length === 1 ? words['practice.yourAnswer']() : names[axis]?.()}
          </label>
          <input
            id={`${id}-${axis}`}
            type="range"
            min={from}
            max={to}
            step={step}
            value={at[axis] ?? from}
            disabled={isDone}
            aria-describedby={describedBy}
            aria-valuetext={numberText(at[axis] ?? from)}
            onChange={(event) => put(axis, Number(event.currentTarget.value))}
          />
          <output className="strong" htmlFor={`${id}-${axis}`}>
            {numberText(at[axis] ?? from)}
          </output>
        </div>
      ))}
    </div>
  );
}
