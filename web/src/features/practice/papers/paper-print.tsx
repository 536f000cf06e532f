import type { PaperRow } from '@pathshala/content/model-test/forms';
import { paths } from '@pathshala/contract/site/paths';
import { useRef } from 'react';
import { ActionButton, ActionLink } from '../../../ui/action.tsx';
import { useScrollableParts } from '../../../ui/use-scrollable-parts.ts';
import { words } from '../../../words/words.ts';
import sheet from '../worksheet.module.css';
import { PaperMissing } from './paper-missing.tsx';
import { aboutPaper, paperTitle } from './paper-title.ts';
import { Questions, Schemes } from './printed-sections.tsx';
import { useClassPaper } from './use-class-paper.ts';

/** A paper on A4, with the mark scheme from a new page on. The same seed prints the same paper. */
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
      <div className={`cluster screen ${sheet.ways}`}>
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
