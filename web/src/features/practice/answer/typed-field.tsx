import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './field-props.ts';
import { type Key, keyboardFor, keysFor } from './keys.ts';

type TypedForm = Exclude<AnswerForm, { readonly kind: 'choice' | 'several' | 'order' | 'point' }>;

interface TypedFieldProps extends FieldProps {
  readonly form: TypedForm;
  readonly schoolClass: number;
}

/** A field to type in, with keys for the signs that a phone's keyboard hides. */
export function TypedField({
  form,
  schoolClass,
  typed,
  onType,
  isDone,
  describedBy,
  isOdd,
}: TypedFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = form.kind === 'text' ? [] : keysFor(form, schoolClass);
  const unit = form.kind !== 'text' && form.unit;

  /** Types where the cursor is, which continues behind it. */
  function press({ types }: Key) {
    const field = input.current;
    if (!field) return;
    const from = field.selectionStart ?? typed.length;
    const text = `${typed.slice(0, from)}${types}${typed.slice(field.selectionEnd ?? from)}`;
    flushSync(() => onType(text));
    field.focus();
    field.setSelectionRange(from + types.length, from + types.length);
  }

  return (
    <div className="stack gap-2">
      <label className="strong" htmlFor={id}>
        {words['practice.yourAnswer']()}
      </label>
      <div className="row">
        <input
          ref={input}
          id={id}
          className={`control ${styles.typed} ${form.kind === 'text' ? styles.wide : ''}`}
          type="text"
          inputMode={keyboardFor(form)}
          lang={form.kind === 'text' ? form.lang : undefined}
          value={typed}
          maxLength={200}
          readOnly={isDone}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={describedBy}
          aria-invalid={isOdd || undefined}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {keys.length > 0 && (
        <div className="cluster gap-2">
          {keys.map((key) => (
            <button
              key={key.types}
              type="button"
              className={`control center ${styles.key}`}
              aria-label={key.label()}
              disabled={isDone}
              // The field keeps the focus, and a phone its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => press(key)}
            >
              {key.shows}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
