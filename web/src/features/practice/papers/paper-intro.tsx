import { formOf, marksOfForm, type PaperRow } from '@pathshala/content/model-test/forms';
import type { ReactNode } from 'react';
import { words } from '../../../words/words.ts';
import styles from './model-test.module.css';
import { sectionWords } from './section-words.ts';

/** Before a paper of a class: what is in it, how many marks it has, and how long it takes. */
export function PaperIntro({ row, children }: { readonly row: PaperRow; readonly children: ReactNode }) {
  const { minutes, sections } = formOf(row.form);
  const marks = marksOfForm(row.form);
  return (
    <div className="stack">
      <h2 className="h3">{words['model-test.whatIsIn']()}</h2>
      <ul className={`stack gap-1 ${styles.contents}`}>
        {sections.map((section, at) => (
          <li key={section.name}>
            <strong>{sectionWords[section.name]()}</strong>{' '}
            {section.of === 'creative' && section.toAnswer < section.count
              ? words['model-test.someOf']({ count: section.toAnswer, all: section.count })
              : words['model-test.count']({ count: section.count })}
            {' · '}
            {words['model-test.marks']({ count: marks[at] ?? 0 })}
          </li>
        ))}
      </ul>
      <p>
        <strong>{words['model-test.marks']({ count: marks.reduce((all, one) => all + one, 0) })}</strong>
        {' · '}
        {words['ui.minutes']({ count: minutes })}
      </p>
      <p>{words['model-test.howItGoes']()}</p>
      <p>{words['model-test.quizNote']()}</p>
      {sections.some(({ of }) => of === 'creative') && (
        <>
          <p>{words['model-test.creativeNote']()}</p>
          <p>{words['model-test.mixedNote']()}</p>
        </>
      )}
      {row.form === 'shortSenior' && <p>{words['model-test.shortNote']()}</p>}
      {children}
    </div>
  );
}
