import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { langOfMarkup } from '../../../ui/language.ts';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './field-props.ts';
import { moved, picksIn } from './picks.ts';

interface OrderFieldProps extends FieldProps {
  readonly options: readonly string[];
}

/** A button is named by its direction and the item, which may be a formula. */
const directions = [
  { by: -1, icon: 'back', label: words['practice.moveUp'] },
  { by: 1, icon: 'next', label: words['practice.moveDown'] },
] as const;

/** Items to put in order. Each has buttons to move it up and down. */
export function OrderField({ options, typed, onType, isDone, describedBy }: OrderFieldProps) {
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
              <SchoolHtml
                as="span"
                id={name}
                className={`grow ${styles.thing}`}
                html={option}
                lang={langOfMarkup(option)}
              />
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
