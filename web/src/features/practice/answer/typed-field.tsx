import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ActionButton } from '../../../ui/action.tsx';
import { langOf } from '../../../ui/language.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { words } from '../../../words/words.ts';
import styles from './answer.module.css';
import type { FieldProps } from './field-props.ts';
import { keyboardFor, type TypedForm } from './keys.ts';
import { LetterTiles } from './letter-tiles.tsx';
import { NumberPad } from './number-pad.tsx';
import { SignKeys } from './sign-keys.tsx';

interface TypedFieldProps extends FieldProps {
  readonly form: TypedForm;
}

/**
 * A text field with keys for characters that keyboards hide.
 * Small children get a digit pad or tiles instead of a phone's keyboard.
 */
export function TypedField({ form, typed, onType, isDone, describedBy, isOdd }: TypedFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const [said, setSaid] = useState('');
  const { signs, hasPad } = form;
  const tiles = form.kind === 'text' ? form.tiles : undefined;
  const isOwn = hasPad || tiles !== undefined;
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
  function changeKeyboard() {
    flushSync(() => setHasKeyboard((now) => !now));
    // A phone decides which keyboard to show when the field gets the focus.
    input.current?.blur();
    input.current?.focus();
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
          className={`control ${styles.typed} ${isText ? styles.wide : ''}`}
          type="text"
          inputMode={isOwn && !hasKeyboard ? 'none' : keyboardFor(form)}
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
      {hasPad && <NumberPad {...{ signs, isDone }} isEmpty={typed === ''} onPress={press} onErase={erase} />}
      {tiles && <LetterTiles {...{ tiles, typed, isDone }} onType={change} />}
      {!isOwn && signs.length > 0 && (
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
      <p role="status" style={visuallyHidden} lang={langOf(said)}>
        {said}
      </p>
      {isOwn && (
        <ActionButton
          small
          look="quiet"
          className={styles.keyboard}
          disabled={isDone}
          onClick={changeKeyboard}
        >
          {hasKeyboard ? words['practice.ownKeys']() : words['practice.keyboard']()}
        </ActionButton>
      )}
    </div>
  );
}
