import type { ShownPart, ShownSection } from '@pathshala/content/model-test/show-paper';
import { langOfMarkup } from '../../../ui/language.ts';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import sheet from '../worksheet.module.css';
import { Room } from '../worksheet.tsx';
import styles from './model-test.module.css';
import { Worked } from './scheme-part.tsx';
import { partLetter, sectionWords } from './section-words.ts';

function Part({ part, letter }: { readonly part: ShownPart; readonly letter: string }) {
  const html = part.kind === 'marked' ? part.exercise.question : part.question;
  return (
    <div className={`row baseline ${styles.printed}`}>
      {letter && <span>{letter}</span>}
      <div className={`grow ${sheet.scrolls}`} data-scrolls>
        <SchoolHtml className={prose.prose} html={html} lang={langOfMarkup(html)} />
        {part.kind === 'marked' && <Room form={part.exercise.form} />}
      </div>
      <span>{numberText(part.marks)}</span>
    </div>
  );
}

interface SectionProps {
  readonly section: ShownSection;
  /** The number of questions before this section. */
  readonly from: number;
}

/** The questions of a section, with space to answer them. */
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
                  <SchoolHtml className={prose.prose} html={item.stem} lang={langOfMarkup(item.stem)} />
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

/** The scheme of a part: its working, or what earns each mark. */
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
                <SchoolHtml as="span" html={line} lang={langOfMarkup(line)} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <span>{numberText(part.marks)}</span>
    </div>
  );
}

/** The mark scheme of a section. */
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
