import type { ShownExercise } from '@pathshala/content/practice/show-exercise';
import { useEffect, useRef, useState } from 'react';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { Failure } from '../../ui/states.tsx';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { Written } from '../../ui/written.tsx';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { classAndSubject, type ListedSkill } from './skill-card.tsx';
import { loadEngine } from './use-exercise.ts';
import styles from './worksheet.module.css';

const count = 20;

export function Room({ form }: Pick<ShownExercise, 'form'>) {
  if (!('options' in form)) return <p className={styles.line}>{'unit' in form ? form.unit : ''}</p>;
  return (
    <ul className={`stack gap-1 ${styles.options}`} style={{ marginTop: 'var(--ps-space-1)' }}>
      {form.options.map((option) => (
        <li key={option} className="row gap-2">
          <SchoolHtml as="span" html={option} />
        </li>
      ))}
    </ul>
  );
}

function Sheet({ exercises }: { readonly exercises: readonly ShownExercise[] }) {
  return (
    <ol className={styles.exercises}>
      {exercises.map((one, at) => (
        <li key={one.seed}>
          <span className={`strong ${styles.number}`}>{numberText(at + 1)}.</span>
          <div className={`grow ${styles.scrolls}`} data-scrolls>
            <SchoolHtml className={prose.prose} html={one.question} />
            <Room form={one.form} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Answers({ exercises }: { readonly exercises: readonly ShownExercise[] }) {
  return (
    <ol className={styles.answers}>
      {exercises.map(({ seed, rightAnswer }, at) => (
        <li key={seed}>
          <span className={`strong ${styles.number}`}>{numberText(at + 1)}.</span>
          <SchoolHtml as="span" html={rightAnswer} />
        </li>
      ))}
    </ol>
  );
}

export default function Worksheet({ skill }: { readonly skill: ListedSkill }) {
  const [exercises, setExercises] = useState<readonly ShownExercise[]>();
  const [hasFailed, setFailed] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useScrollableParts(page, exercises ? 'shown' : '');
  useEffect(() => {
    loadEngine()
      .then(({ makeSheet }) => makeSheet(skill.id, count))
      .then(setExercises, () => setFailed(true));
  }, [skill.id]);
  return (
    <div ref={page} className={styles.page}>
      <div className="cluster screen below-6">
        <p className="words">{words['practice.sheetLead']()}</p>
        <ActionButton onClick={() => window.print()}>{words['practice.sheetPrint']()}</ActionButton>
        <ActionLink look="quiet" to={{ search: '' }} text={words['practice.sheetBack']()} />
      </div>
      <Failure text={hasFailed ? words['practice.failed']() : null} />
      {exercises && (
        <>
          <section className={`card roomy ${styles.sheet}`}>
            <header>
              <p className="soft">{classAndSubject(skill)}</p>
              <Written as="h1" className="h3" text={skill.title} />
            </header>
            <p className={styles.who}>
              <span>{words['practice.sheetName']()}</span>
              <span>{words['practice.sheetDate']()}</span>
            </p>
            <Sheet exercises={exercises} />
          </section>
          <section className={`card roomy ${styles.sheet}`} style={{ breakBefore: 'page' }}>
            <header>
              <Written as="p" className="soft" text={skill.title} />
              <h2 className="h3">{words['practice.sheetAnswers']()}</h2>
            </header>
            <Answers exercises={exercises} />
          </section>
        </>
      )}
    </div>
  );
}
