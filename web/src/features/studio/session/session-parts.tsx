import Button from '@mui/material/Button';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { states } from '../../../words/compiled/messages/states.js';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../form/field-rows.ts';
import type { Saving } from './draft-session.ts';
import { type Choices, mergeFields } from './merge-fields.ts';
import styles from './session.module.css';

export function SavingLine({ saving: { state, why, isKept } }: { readonly saving: Saving }) {
  const saying = states[`states.${state === 'typing' ? 'saving' : state}`]();
  return (
    <span role="status" className={`row gap-2 strong ${styles.line} ${styles[state]}`}>
      {isKept || state === 'saved' ? saying : words['studio-together.savedNowhere']()}
      {state === 'refused' && `: ${why}`}
    </span>
  );
}

export function ReplacedLine({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  return (
    <div role="status" className={isShown ? 'panel cluster below-4' : undefined}>
      {isShown && (
        <>
          <span>{words['studio-together.replacedText']()}</span>
          <Button variant="outlined" onClick={onUndo}>
            {words['studio-together.undo']()}
          </Button>
        </>
      )}
    </div>
  );
}

const textOf = (value: unknown) => {
  if (value === undefined || value === '') return words['studio.nothing']();
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

const isTyping = () => document.activeElement?.closest('input, textarea, [contenteditable="true"]');

interface ClashPanelProps {
  readonly kind: StudioKind;
  readonly saving: Saving;
  readonly onChosen: (choices: Choices) => void;
}

/** With both texts to choose from. Scrolls into view, unless somebody is typing. */
export function ClashPanel({ kind, saving: { base, mine, theirs }, onChosen }: ClashPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  const clashes = useMemo(
    () => (theirs ? mergeFields(base.fields, mine, theirs.fields).clashes : []),
    [base, mine, theirs],
  );
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  return (
    <section className={`card pad stack gap-4 start below-4 ${styles.panel}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="h3">
        {words['studio.clashTitle']()}
      </h2>
      <p>{words['studio.clashText']()}</p>
      {clashes.map((clash) => (
        <fieldset key={clash.path} className={`card ${styles.sides}`}>
          <legend className="strong">{fieldLabel(kind, clash.path)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={`panel stack gap-2 ${styles.side}`}>
              <span className="row gap-2 strong">
                <input
                  type="radio"
                  name={`${id}${clash.path}`}
                  checked={(choices[clash.path] ?? 'mine') === side}
                  onChange={() => setChoices({ ...choices, [clash.path]: side })}
                />
                {side === 'mine' ? words['studio.mine']() : words['studio.theirs']()}
              </span>
              <pre>{textOf(clash[side])}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <Button variant="contained" onClick={() => onChosen(choices)}>
        {words['studio.takeChoice']()}
      </Button>
    </section>
  );
}

/** Asks before leaving the site with text that is neither sent nor stored. */
export function useLeaveQuestion({ state, isKept }: Saving): void {
  const isAtRisk = state !== 'saved';
  const cannotWait = state === 'offline' || !isKept;
  useEffect(() => {
    const ask = (event: Event) => {
      if (isAtRisk && (cannotWait || !navigator.onLine)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, cannotWait]);
}
