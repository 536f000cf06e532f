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

const names = [words['practice.across'], words['practice.upwards']] as const;

/** The slider position while there is no point yet. */
const start = ({ from, to }: Axis) => (from <= 0 && to >= 0 ? 0 : from);

/** A point on a line or a plane, placed by pressing or with sliders that take arrow keys. It starts unset. */
export function PointField({ axes, typed, onType, isDone, describedBy }: PointFieldProps) {
  const id = useId();
  const at = typed === '' ? undefined : typed.split(', ').map(Number);
  const sliders = at ?? axes.map(start);
  const isLine = axes.length === 1;
  const put = (axis: number, value: number) =>
    onType(sliders.map((one, other) => (other === axis ? value : one)).join(', '));
  return (
    <div className={`stack gap-2 ${styles.point}`}>
      <p id={`${id}-how`} className="strong">
        {isLine ? words['practice.pressLine']() : words['practice.pressGrid']()}
      </p>
      <PointPicture axes={axes} at={at} onPut={isDone ? undefined : (values) => onType(values.join(', '))} />
      <p id={`${id}-keys`}>{words['practice.pointKeys']()}</p>
      {axes.map(({ from, to, step }, axis) => {
        const place = at?.[axis];
        const said = place === undefined ? words['practice.noPoint']() : numberText(place);
        return (
          <div key={axis === 0 ? 'across' : 'up'} className={styles.slider}>
            <label className="strong" htmlFor={`${id}-${axis}`}>
              {isLine ? words['practice.yourAnswer']() : names[axis]?.()}
            </label>
            <input
              id={`${id}-${axis}`}
              type="range"
              min={from}
              max={to}
              step={step}
              value={sliders[axis] ?? from}
              disabled={isDone}
              aria-describedby={`${id}-how ${id}-keys ${describedBy}`}
              aria-valuetext={said}
              onChange={(event) => put(axis, Number(event.currentTarget.value))}
            />
            <output className="strong" htmlFor={`${id}-${axis}`}>
              {place === undefined ? '?' : numberText(place)}
            </output>
          </div>
        );
      })}
    </div>
  );
}
