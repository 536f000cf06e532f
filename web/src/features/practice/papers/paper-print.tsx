import type { PaperRow } from '@pathshala/content/model-test/forms';
import type { ShownPart, ShownSection } from '@pathshala/content/model-test/show-paper';
import { Fragment, useRef } from 'react';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { asItems } from '../../../ui/section.tsx';
import { useScrollableParts } from '../../../ui/use-scrollable-parts.ts';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import sheet from '../worksheet.module.css';
import { Room } from '../worksheet.tsx';
import styles from './model-test.module.css';
import { PaperMissing, useClassPaper } from './paper-missing.tsx';
import { aboutPaper, before, paperPath, paperTitle, partLetter, sectionWords } from './paper-title.ts';
import { Worked } from './scheme-part.tsx';

function Question({ part }: { readonly part: ShownPart }) {
  return (
    <>
      <SchoolHtml
        className={prose.prose}
        html={part.kind === 'marked' ? part.exercise.question : part.question}
      />
      {part.kind === 'marked' && <Room form={part.exercise.form} />}
    </>
  );
}

function Scheme({ part }: { readonly part: ShownPart }) {
  if (part.kind === 'marked') return <Worked part={part} />;
  return (
    <ol className={`stack gap-1 ${styles.lines}`}>
      {asItems(part.scheme.map((line) => <SchoolHtml key={line} as="span" html={line} />))}
    </ol>
  );
}

interface PrintedItemsProps {
  readonly section: ShownSection;
  readonly from: number;
  readonly Part: typeof Question;
}

function PrintedItems({ section, from, Part }: PrintedItemsProps) {
  return (
    <ol className={sheet.exercises}>
      {section.items.map(({ key, stem, parts }, at) => (
        <li key={key}>
          <span className={`strong ${sheet.number}`}>{numberText(from + at + 1)}.</span>
          <div className="grow">
            {stem && Part === Question && (
              <div className={sheet.scrolls} data-scrolls>
                <SchoolHtml className={prose.prose} html={stem} />
              </div>
            )}
            {parts.map((part, place) => (
              <div key={part.key} className={`row baseline ${styles.printed}`}>
                {parts.length > 1 && <span>{partLetter(place, parts.length)}</span>}
                <div className={`grow ${sheet.scrolls}`} data-scrolls>
                  <Part part={part} />
                </div>
                <span>{numberText(part.marks)}</span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

export default function PaperPrint({ row, seed }: { readonly row: PaperRow; readonly seed: number }) {
  const { paper, hasFailed, retry } = useClassPaper(row, seed);
  const page = useRef<HTMLDivElement>(null);
  useScrollableParts(page, paper ? 'shown' : '');
  const title = paperTitle(row);
  return (
    <div ref={page} className={sheet.page}>
      <div className="cluster screen below-6">
        <p>{words['model-test.printLead']()}</p>
        <ActionButton onClick={() => window.print()}>{words['practice.sheetPrint']()}</ActionButton>
        <ActionLink look="quiet" to={paperPath(row)} text={words['model-test.back']()} />
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
              <Fragment key={section.name}>
                <h2 className="h4 above-6">
                  {sectionWords[section.name]()} · {words['model-test.marks']({ count: section.marks })}
                </h2>
                {section.toAnswer < section.items.length && (
                  <p>
                    {words['model-test.chooseSome']({ count: section.toAnswer, all: section.items.length })}
                  </p>
                )}
                <PrintedItems section={section} from={before(paper.sections, place)} Part={Question} />
              </Fragment>
            ))}
          </section>
          <section className={`card roomy ${sheet.sheet}`} style={{ breakBefore: 'page' }}>
            <header>
              <p className="soft">{title}</p>
              <h2 className="h3">{words['model-test.scheme']()}</h2>
            </header>
            {paper.sections.map((section, place) => (
              <Fragment key={section.name}>
                <h3 className="h4 above-6">{sectionWords[section.name]()}</h3>
                <PrintedItems section={section} from={before(paper.sections, place)} Part={Scheme} />
              </Fragment>
            ))}
          </section>
        </>
      )}
    </div>
  );
}
