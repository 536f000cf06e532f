import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { visuallyHidden } from '../../../ui/states.tsx';
import { numberText } from '../../../words/format.ts';
import { withMarkup } from '../../../words/with-markup.tsx';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import { asTheyStand, type FieldProps, moved, picksIn, toggled } from './picks.ts';
import { PointField } from './point-field.tsx';
import { TypedField } from './typed-field.tsx';

interface OrderFieldProps extends FieldProps {
  readonly options: readonly string[];
}

/** A button is named by its direction and the item, which may be a formula. */
const directions = [
  { by: -1, icon: 'back', label: words['practice.moveUp'] },
  { by: 1, icon: 'next', label: words['practice.moveDown'] },
] as const;

function OrderField({ options, typed, onType, isDone, describedBy }: OrderFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const label = useId();
  const [announcement, setAnnouncement] = useState('');
  const picks = picksIn(typed);

  function move(at: number, by: -1 | 1) {
    const place = at + by;
    flushSync(() => {
      onType(moved(typed, at, by));
      setAnnouncement(words['practice.movedTo']({ place: place + 1, all: picks.length }));
    });
    // Focus stays with the moved item. At either end only the opposite button is left.
    const row = list.current?.children[place];
    const same = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]`);
    (same?.disabled ? row?.querySelector<HTMLButtonElement>('button:enabled') : same)?.focus();
  }

  return (
    <div className="stack gap-2">
      <p id={label} className="strong">
        {words['practice.putInOrder']()}
      </p>
      <ol className="stack gap-2" ref={list} aria-labelledby={label} aria-describedby={describedBy}>
        {picks.map((pick, at) => {
          const option = options[pick - 1] ?? '';
          const name = `${label}-${pick}`;
          return (
            <li key={pick} className={`row ${styles.item}`}>
              <span className={`strong filled ${styles.place}`} aria-hidden="true">
                {numberText(at + 1)}
              </span>
              <SchoolHtml as="span" id={name} className={`grow ${styles.thing}`} html={option} />
              {directions.map(({ by, icon, label: direction }) => (
                <button
                  key={by}
                  type="button"
                  id={`${name}.${by}`}
                  className={`control center ${styles.key}`}
                  data-by={by}
                  disabled={isDone || picks[at + by] === undefined}
                  aria-label={direction()}
                  aria-labelledby={`${name}.${by} ${name}`}
                  onClick={() => move(at, by)}
                >
                  <Icon name={icon} className={styles.up} />
                </button>
              ))}
            </li>
          );
        })}
      </ol>
      <p role="status" style={visuallyHidden}>
        {announcement}
      </p>
    </div>
  );
}

interface PickFieldProps extends FieldProps {
  readonly kind: 'choice' | 'several';
  readonly options: readonly string[];
}

function PickField({ kind, options, typed, onType, isDone, describedBy, isOdd }: PickFieldProps) {
  const name = useId();
  const picks = picksIn(typed);
  const isOne = kind === 'choice';
  return (
    <fieldset className="stack gap-2" aria-describedby={describedBy}>
      <legend className="strong below-2">
        {isOne ? words['practice.chooseOne']() : words['practice.chooseAll']()}
      </legend>
      {options.map((option, at) => (
        <label key={option} className={`control row ${styles.pick}`}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={name}
            checked={picks.includes(at + 1)}
            disabled={isDone}
            aria-invalid={isOdd || undefined}
            onChange={() => onType(isOne ? `${at + 1}` : toggled(typed, at + 1))}
          />
          <SchoolHtml as="span" html={option} />
        </label>
      ))}
    </fieldset>
  );
}

/** How a typed answer is understood. */
export function Wrote({ understood }: { readonly understood: string }) {
  return (
    <p className="soft">
      {withMarkup(words['practice.youWrote'].parts(), {
        answer: () => <SchoolHtml as="span" className="ink strong" html={understood} />,
      })}
    </p>
  );
}

export function RightAnswer({ html }: { readonly html: string }) {
  return (
    <p className="strong">
      {withMarkup(words['practice.answerIs'].parts(), {
        answer: () => <SchoolHtml as="span" html={html} />,
      })}
    </p>
  );
}

interface AnswerFieldProps extends FieldProps {
  readonly form: AnswerForm;
}

/** The initial answer. An order question starts with the order shown; every other kind starts empty. */
export const untouched = (form: AnswerForm): string =>
  form.kind === 'order' ? asTheyStand(form.options.length) : '';

export function AnswerField({ form, ...field }: AnswerFieldProps) {
  switch (form.kind) {
    case 'choice':
    case 'several':
      return <PickField {...field} kind={form.kind} options={form.options} />;
    case 'order':
      return <OrderField {...field} options={form.options} />;
    case 'point':
      return <PointField {...field} axes={form.axes} />;
    default:
      return <TypedField {...field} form={form} />;
  }
}
