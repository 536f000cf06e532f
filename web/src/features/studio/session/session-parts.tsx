import Button from '@mui/material/Button';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PreparePageContext } from '../../../page/page-loader.ts';
import { MissingNote } from '../../../ui/lazy-part.tsx';
import { useBlocker } from '../../../ui/router.ts';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../form/field-rows.ts';
import { savingWords } from '../words.ts';
import type { DraftSession, Saving } from './draft-session.ts';
import { type Choices, mergeFields } from './merge-fields.ts';
import styles from './session.module.css';

export function SavingLine({ saving: { state, why, isKept } }: { readonly saving: Saving }) {
  return (
    <span role="status" className={`row gap-2 strong ${styles.line} ${styles[state]}`}>
      {isKept || state === 'saved' ? savingWords[state]() : words['studio-together.savedNowhere']()}
      {state === 'refused' && `: ${why}`}
    </span>
  );
}

interface SessionProps {
  readonly saving: Saving;
  readonly session: DraftSession;
}

export function ReplacedLine({ saving, session }: SessionProps) {
  return (
    <div role="status" className={saving.replaced ? 'panel cluster below-4' : undefined}>
      {saving.replaced && (
        <>
          <span>{words['studio-together.replacedText']()}</span>
          <Button variant="outlined" onClick={session.undo}>
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

/** Asks before leaving with text that is neither sent nor stored. */
function useQuestion(saving: Saving): void {
  const isAtRisk = saving.state !== 'saved';
  const cannotWait = saving.state === 'offline' || !saving.isKept;
  useEffect(() => {
    const ask = (event: Event) => {
      if (isAtRisk && (cannotWait || !navigator.onLine)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, cannotWait]);
}

/** Waits for the next page's code. If it fails to load, the text stays, with a note. */
export function Stay({ saving }: { readonly saving: Saving }) {
  const preparePage = use(PreparePageContext);
  const {
    state: way,
    location,
    proceed,
    reset,
  } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      preparePage !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  const [attempt, setAttempt] = useState(0);
  const [missing, setMissing] = useState<typeof location>();
  useQuestion(saving);
  useEffect(() => {
    if (!preparePage || way !== 'blocked') return undefined;
    let isOld = false;
    preparePage(location.pathname).then(
      () => !isOld && proceed(),
      // The site shows its own 404.
      (error: unknown) => !isOld && (error instanceof Error ? setMissing(location) : proceed()),
    );
    return () => {
      isOld = true;
    };
  }, [preparePage, way, location, proceed, attempt]);
  if (way !== 'blocked' || missing !== location) return null;
  return <MissingNote onRetry={() => setAttempt((before) => before + 1)} onClose={() => reset()} />;
}
