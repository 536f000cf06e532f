import { useId } from 'react';
import { langOfMarkup } from '../../../ui/language.ts';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './field-props.ts';
import { picksIn, toggled } from './picks.ts';

interface PickFieldProps extends FieldProps {
  readonly kind: 'choice' | 'several';
  readonly options: readonly string[];
}

/** A choice of one option, or of all right ones. */
export function PickField({ kind, options, typed, onType, isDone, describedBy, isOdd }: PickFieldProps) {
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
          <SchoolHtml as="span" html={option} lang={langOfMarkup(option)} />
        </label>
      ))}
    </fieldset>
  );
}
