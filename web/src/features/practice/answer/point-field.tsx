import type { Axis } from '@pathshala/content/practice/answers/answer';
import { type MouseEvent, useId } from 'react';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './picks.ts';

interface PointPictureProps {
  /** One axis or two. */
  readonly axes: readonly Axis[];
  /** Left out while the point has no position. */
  readonly at: readonly number[] | undefined;
  /** Called when the picture is pressed, with the nearest allowed point. Left out: the point cannot move any more. */
  readonly onPut: ((at: readonly number[]) => void) | undefined;
}

const [width, margin, lineHeight] = [320, 22, 72];
const room = width - 2 * margin;

/** The values to label on an axis: every step, or every nth step where labels would be too close. */
function ticksOf({ from, to, step }: Axis): { readonly value: number; readonly isNamed: boolean }[] {
  const count = Math.round((to - from) / step);
  const each = Math.max(1, Math.ceil(count / 10));
  return Array.from({ length: count + 1 }, (_, at) => ({
    value: Number((from + at * step).toFixed(6)),
    isNamed: at % each === 0,
  }));
}

const shareOf = ({ from, to }: Axis, value: number) => (value - from) / (to - from);
const across = (axis: Axis, value: number) => margin + shareOf(axis, value) * room;
const upwards = (axis: Axis, value: number) => width - margin - shareOf(axis, value) * room;

function nearest({ from, to, step }: Axis, share: number): number {
  const steps = Math.round((Math.min(1, Math.max(0, share)) * (to - from)) / step);
  return Number((from + steps * step).toFixed(6));
}

function PointPicture({ axes, at, onPut }: PointPictureProps) {
  const [x, y] = axes;
  if (!x) return null;
  const height = y ? width : lineHeight;
  const level = y ? upwards(y, Math.min(y.to, Math.max(y.from, 0))) : 28;
  const upright = across(x, Math.min(x.to, Math.max(x.from, 0)));

  function press({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const place = (from: number, size: number, all: number) =>
      (((size - from) / box.width) * width - margin) / all;
    const down = place(box.top, clientY, room);
    onPut?.([nearest(x as Axis, place(box.left, clientX, room)), ...(y ? [nearest(y, 1 - down)] : [])]);
  }

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.picture}
      aria-hidden="true"
      // Uses click, so that a finger that only scrolls past moves nothing.
      onClick={onPut && press}
    >
      {y &&
        ticksOf(x).map(({ value }) => (
          <path
            key={`x${value}`}
            d={`M${across(x, value)} ${margin}V${width - margin}`}
            className={styles.grid}
          />
        ))}
      {y &&
        ticksOf(y).map(({ value, isNamed }) => (
          <g key={`y${value}`}>
            <path d={`M${margin} ${upwards(y, value)}H${width - margin}`} className={styles.grid} />
            {isNamed && value !== 0 && (
              <text x={upright - 5} y={upwards(y, value) + 4} textAnchor="end">
                {numberText(value)}
              </text>
            )}
          </g>
        ))}
      <path d={`M${margin - 10} ${level}H${width - margin + 10}`} className={styles.axis} />
      {y && <path d={`M${upright} ${margin - 10}V${width - margin + 10}`} className={styles.axis} />}
      {ticksOf(x).map(({ value, isNamed }) => (
        <g key={value}>
          <path d={`M${across(x, value)} ${level - 5}v10`} className={styles.axis} />
          {isNamed && (
            <text x={across(x, value)} y={level + 20} textAnchor="middle">
              {numberText(value)}
            </text>
          )}
        </g>
      ))}
      {at && <circle cx={across(x, at[0] ?? x.from)} cy={y ? upwards(y, at[1] ?? y.from) : level} r={9} />}
    </svg>
  );
}

interface PointFieldProps extends FieldProps {
  readonly axes: readonly Axis[];
}

const names = [words['practice.across'], words['practice.upwards']] as const;

/** The slider position while there is no point yet. */
const start = ({ from, to }: Axis) => (from <= 0 && to >= 0 ? 0 : from);

/** A point on a line or a plane, placed by a tap, or with sliders that take arrow keys. It starts unset. */
export function PointField({ axes, typed, onType, isDone, describedBy }: PointFieldProps) {
  const id = useId();
  const at = typed === '' ? undefined : typed.split(', ').map(Number);
  const sliders = at ?? axes.map(start);
  const isLine = axes.length === 1;
  const put = (axis: number, value: number) =>
    onType(sliders.map((one, other) => (other === axis ? value : one)).join(', '));
  return (
    <div className="stack gap-2" style={{ maxWidth: 460 }}>
      <p id={`${id}-how`} className="strong">
        {isLine ? words['practice.pressLine']() : words['practice.pressGrid']()}
      </p>
      <PointPicture axes={axes} at={at} onPut={isDone ? undefined : (values) => onType(values.join(', '))} />
      <details className="fold">
        <summary className="tap">{words['practice.pointKeys']()}</summary>
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
                aria-describedby={`${id}-how ${describedBy}`}
                aria-valuetext={said}
                onChange={(event) => put(axis, Number(event.currentTarget.value))}
              />
              <output className="strong" htmlFor={`${id}-${axis}`}>
                {place === undefined ? '–' : numberText(place)}
              </output>
            </div>
          );
        })}
      </details>
    </div>
  );
}
