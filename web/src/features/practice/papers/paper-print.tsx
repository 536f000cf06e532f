import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { ShownPart, ShownSection } from '@pathshala/content/model-test/show-paper';
import { paths } from '@pathshala/contract/site/paths';
import { useRef } from 'react';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { useScrollableParts } from '../../../ui/use-scrollable-parts.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import sheet from '../worksheet.module.css';
import { Room } from '../worksheet.tsx';
import styles from './model-test.module.css';
import { PaperMissing, useClassPaper } from './paper-missing.tsx';
import { aboutPaper, paperTitle, partLetter, sectionWords } from './paper-title.ts';
import { Worked } from './scheme-part.tsx';

function Part({ part, letter }: { readonly part: ShownPart; readonly letter: string }) {
  const html = part.kind === 'marked' ? part.exercise.question : part.question;
  return (
    <div className={`row baseline ${styles.printed}`}>
      {letter && <span>{letter}</span>}
      <div className={`grow ${sheet.scrolls}`} data-scrolls>
        <SchoolHtml className={prose.prose} html={html} />
        {part.kind === 'marked' && <Room form={part.exercise.form} />}
      </div>
      <span>{numberText(part.marks)}</span>
    </div>
  );
}

interface SectionProps {
  readonly section: ShownSection;
  readonly from: number;
}

export function Questions({ section, from }: SectionProps) {
  return (
    <>
      <h2 className="h4 above-6">
        {sectionWords[section.name]()} · {words['model-test.marks']({ count: section.marks })}
      </h2>
      {section.toAnswer < section.items.length && (
        <p>{words['model-test.chooseSome']({ count: section.toAnswer, all: section.items.length })}</p>
      )}
      <ol className={sheet.exercises}>
        {section.items.map((item, at) => (
          <li key={item.key}>
            <span className={`strong ${sheet.number}`}>{numberText(from + at + 1)}.</span>
            <div className="grow">
              {item.stem && (
                <div className={sheet.scrolls} data-scrolls>
                  <SchoolHtml className={prose.prose} html={item.stem} />
                </div>
              )}
              {item.parts.map((part, place) => (
                <Part key={part.key} part={part} letter={partLetter(place, item.parts.length)} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function PartScheme({ part, letter }: { readonly part: ShownPart; readonly letter: string }) {
  return (
    <div className={`row baseline ${styles.printed}`}>
      {letter && <span>{letter}</span>}
      <div className={`grow ${sheet.scrolls}`} data-scrolls>
        {part.kind === 'marked' ? (
          <Worked part={part} />
        ) : (
          <ol className={`stack gap-1 ${styles.lines}`}>
            {part.scheme.map((line) => (
              <li key={line}>
                <SchoolHtml as="span" html={line} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <span>{numberText(part.marks)}</span>
    </div>
  );
}

export function Schemes({ section, from }: SectionProps) {
  return (
    <>
      <h3 className="h4 above-6">{sectionWords[section.name]()}</h3>
      <ol className={sheet.exercises}>
        {section.items.map((item, at) => (
          <li key={item.key}>
            <span className={`strong ${sheet.number}`}>{numberText(from + at + 1)}.</span>
            <div className="grow">
              {item.parts.map((part, place) => (
                <PartScheme key={part.key} part={part} letter={partLetter(place, item.parts.length)} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

export default function PaperPrint({ row, seed }: { readonly row: PaperRow; readonly seed: number }) {
  const { paper, hasFailed, retry } = useClassPaper(row, seed);
  const page = useRef<HTMLDivElement>(null);
  useScrollableParts(page, paper ? 'shown' : '');
  const title = paperTitle(row);
  const froms = paper?.sections.map((_, place, all) =>
    all.slice(0, place).reduce((sum, { items }) => sum + items.length, 0),
  );
  return (
    <div ref={page} className={sheet.page}>
      <div className="cluster screen below-6">
        <p>{words['model-test.printLead']()}</p>
        <ActionButton onClick={() => window.print()}>{words['practice.sheetPrint']()}</ActionButton>
        <ActionLink look="quiet" to={paths.modelTests(row.class, row.subject)}>
          {words['model-test.back']()}
        </ActionLink>
      </div>
      {!paper && <PaperMissing hasFailed={hasFailed} onRetry={retry} />}
      {paper && (
        <>
          <section className={`card roomy ${sheet.sheet}`}>
            <header>
              <p className="soft">{aboutPaper(row)}</p>
              <h1 className="h3">{title}</h1>
            </header>
            <p className={sheet.who}>
              <span>{words['practice.sheetName']()}</span>
              <span>{words['practice.sheetDate']()}</span>
            </p>
            {paper.sections.map((section, place) => (
              <Questions key={section.name} section={section} from={froms?.[place] ?? 0} />
            ))}
          </section>
          <section className={`card roomy ${sheet.sheet} ${sheet.key}`}>
            <header>
              <p className="soft">{title}</p>
              <h2 className="h3">{words['model-test.scheme']()}</h2>
            </header>
            {paper.sections.map((section, place) => (
              <Schemes key={section.name} section={section} from={froms?.[place] ?? 0} />
            ))}
          </section>
        </>
      )}
    </div>
  );
}
