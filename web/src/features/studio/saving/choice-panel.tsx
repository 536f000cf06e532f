import Button from '@mui/material/Button';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { useEffect, useId, useRef, useState } from 'react';
import type { Choices, Clash, Side } from './merge-fields.ts';
import styles from './saving.module.css';
import { SideChoice } from './side-choice.tsx';

interface ChoicePanelProps {
  readonly kind: StudioKind;
  readonly title: string;
  readonly text: string;
  readonly labels: Readonly<Record<Side, string>>;
  readonly clashes: readonly Clash[];
  /** The side that counts without a choice. */
  readonly usual: Side;
  readonly done: string;
  readonly onDone: (choices: Choices) => void;
}

const isTyping = () => document.activeElement?.closest('input, textarea, [contenteditable="true"]');

/** Places where two versions differ. Comes into sight by itself, unless somebody is typing. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { kind, title, text, labels, clashes, usual, done, onDone } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => {
    if (!isTyping()) heading.current?.focus();
  }, []);
  return (
    <section className={`card pad stack gap-4 start below-4 ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="h3">
        {title}
      </h2>
      <p>{text}</p>
      {clashes.map((clash) => (
        <SideChoice
          key={clash.id}
          clash={clash}
          kind={kind}
          labels={labels}
          side={choices[clash.id] ?? usual}
          onSide={(side) => setChoices({ ...choices, [clash.id]: side })}
        />
      ))}
      <Button variant="contained" onClick={() => onDone(choices)}>
        {done}
      </Button>
    </section>
  );
}
