import type { Sign } from '@pathshala/content/practice/answers/answer';
import type { AnswerForm } from '@pathshala/content/practice/show-exercise';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../../ui/states.tsx';
import { Written } from '../../../ui/written.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import { EraseKey, LetterTiles } from './letter-tiles.tsx';
import type { FieldProps } from './picks.ts';

/** A character that phone keyboards lack or hide. */
export interface Key {
  readonly types: string;
  readonly shows: string;
  /** A word shown under the character. The accessible name contains it. */
  readonly caption: () => string;
  readonly label: () => string;
}

const keys: Readonly<Record<Sign, Key>> = {
  minus: {
    ...{ types: '-', shows: '−' },
    ...{ caption: words['practice.keyMinusShort'], label: words['practice.keyMinus'] },
  },
  point: {
    ...{ types: '.', shows: '.' },
    ...{ caption: words['practice.keyPointShort'], label: words['practice.keyPoint'] },
  },
  bar: {
    ...{ types: '/', shows: '⁄' },
    ...{ caption: words['practice.keyBarShort'], label: words['practice.keyBar'] },
  },
  space: {
    ...{ types: ' ', shows: '␣' },
    ...{ caption: words['practice.keySpaceShort'], label: words['practice.keySpace'] },
  },
  colon: {
    ...{ types: ':', shows: ':' },
    ...{ caption: words['practice.keyColon'], label: words['practice.keyColon'] },
  },
};

type TypedForm = Exclude<AnswerForm, { readonly kind: 'choice' | 'several' | 'order' | 'point' }>;

/** The keyboard that a phone shows: digits only, if the answer needs nothing else. */
export function keyboardFor(form: TypedForm): 'numeric' | 'decimal' | 'text' {
  if (form.kind === 'whole') return 'numeric';
  return form.kind === 'text' ? 'text' : 'decimal';
}

interface SignKeysProps {
  readonly signs: readonly Sign[];
  readonly isDone: boolean;
  readonly onPress: (types: string) => void;
}

function SignKeys({ signs, isDone, onPress }: SignKeysProps) {
  return signs.map((sign) => {
    const { types, shows, caption, label } = keys[sign];
    return (
      <button
        key={sign}
        type="button"
        className={`control stack gap-0 middle ${styles.key}`}
        aria-label={label()}
        disabled={isDone}
        // Keep the focus in the field, and the phone keyboard open.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPress(types)}
      >
        <span>{shows}</span>
        <small>{caption()}</small>
      </button>
    );
  });
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Digits that are large enough for small hands, with the other characters that the answer needs. */
function NumberPad({ signs, isDone, onPress }: SignKeysProps) {
  return (
    <fieldset aria-label={words['practice.pad']()} className={styles.pad}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          className={`control center ${styles.key}`}
          disabled={isDone}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(numberText(digit))}
        >
          {numberText(digit)}
        </button>
      ))}
      <SignKeys {...{ signs, isDone, onPress }} />
    </fieldset>
  );
}

interface TypedFieldProps extends FieldProps {
  readonly form: TypedForm;
}

/**
 * A text field with keys for characters that keyboards hide.
 * Small children get a digit pad or tiles instead of a phone's keyboard; a keyboard of keys types as well.
 */
export function TypedField({ form, typed, onType, isDone, describedBy, isOdd }: TypedFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { signs, hasPad } = form;
  const tiles = form.kind === 'text' ? form.tiles : undefined;
  const isText = form.kind === 'text' && !hasPad;
  const unit = form.kind !== 'text' && form.unit;

  /** The cursor position. Without one it is the end of the text. */
  function selection(): readonly [from: number, to: number] {
    const field = input.current;
    if (!field || document.activeElement !== field) return [typed.length, typed.length];
    return [field.selectionStart ?? typed.length, field.selectionEnd ?? typed.length];
  }
  /** Announces what a key did, because the focus is not on the text that changed. */
  function change(text: string) {
    onType(text);
    setSaid(text);
  }
  function replace(from: number, to: number, by: string) {
    flushSync(() => change(`${typed.slice(0, from)}${by}${typed.slice(to)}`));
    input.current?.setSelectionRange(from + by.length, from + by.length);
  }
  const press = (types: string) => replace(...selection(), types);
  function erase() {
    const [from, to] = selection();
    replace(from === to ? Math.max(0, from - 1) : from, to, '');
  }

  return (
    <div className="stack gap-2">
      <label className="strong" htmlFor={id}>
        {words['practice.yourAnswer']()}
      </label>
      <div className={`row gap-2 ${styles.answer}`} style={isText ? { maxWidth: 'none' } : undefined}>
        <input
          ref={input}
          id={id}
          className={`control ${styles.typed}`}
          type="text"
          inputMode={hasPad || tiles ? 'none' : keyboardFor(form)}
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
        {hasPad && <EraseKey isDisabled={isDone || typed === ''} onPress={erase} />}
      </div>
      {hasPad && <NumberPad {...{ signs, isDone }} onPress={press} />}
      {tiles && <LetterTiles {...{ tiles, typed, isDone }} onType={change} />}
      {!hasPad && !tiles && signs.length > 0 && (
        <div className="cluster gap-2">
          <SignKeys
            {...{ signs, isDone }}
            onPress={(types) => {
              const [from, to] = selection();
              input.current?.focus();
              replace(from, to, types);
            }}
          />
        </div>
      )}
      <Written as="p" role="status" style={visuallyHidden} text={said} />
    </div>
  );
}
