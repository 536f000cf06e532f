import { formOf, marksOfForm, type PaperRow } from '@pathshala/content/model-test/forms';
import type { ReactNode } from 'react';
import { words } from '../../../words/words.ts';
import { aboutPaper } from './paper-title.ts';
import { sectionWords } from './section-words.ts';

/** The introduction to a class paper: its content, marks and time. */
export function PaperIntro({ row, children }: { readonly row: PaperRow; readonly children: ReactNode }) {
  const { sections } = formOf(row.form);
  const marks = marksOfForm(row.form);
  return (
    <div className="stack">
      <h2 className="h3">{words['model-test.whatIsIn']()}</h2>
      <ul>
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
      <p className="strong">{aboutPaper(row)}</p>
      <p>{words['model-test.howItGoes']()}</p>
      {sections.some(({ of }) => of === 'creative') && (
        <>
          <p>{words['model-test.creativeNote']()}</p>
          <p>{words['model-test.formNote']()}</p>
        </>
      )}
      {children}
    </div>
  );
}
