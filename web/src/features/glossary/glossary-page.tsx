import type { GlossarySubject } from '@pathshala/content/terms/terms';
import { pages } from '@pathshala/contract/site/routes';
import { useDeferredValue, useMemo, useState } from 'react';
import type { PageLoader } from '../../page/page-loader.ts';
import { metaOf } from '../../page/page-meta.ts';
import { Page, Part } from '../../ui/page.tsx';
import { useLoaderData, useSearchParams } from '../../ui/router.ts';
import { useInBrowser } from '../../ui/use-hydrated.ts';
import { Written } from '../../ui/written.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { countOf, type Entry, findTerms, groupsOf, type SubjectGroup } from './glossary-groups.ts';
import styles from './glossary-page.module.css';

const subjects = {
  mathematics: words['names.mathematics'],
  science: words['names.science'],
  physics: words['names.physics'],
  chemistry: words['names.chemistry'],
  biology: words['names.biology'],
  english: words['names.english'],
  bangla: words['names.bangla'],
  geography: words['glossary.geography'],
  ict: words['names.ict'],
} as const satisfies Readonly<Record<GlossarySubject, () => string>>;

const inOrder = (groups: readonly SubjectGroup[]) =>
  (Object.keys(subjects) as GlossarySubject[]).flatMap((name) =>
    groups.filter(({ subject }) => subject === name),
  );

export const loader: PageLoader<SubjectGroup[]> | undefined = import.meta.env.SSR
  ? async ({ context }) => groupsOf(await context.glossary(), siteLanguage)
  : undefined;

export const meta = metaOf(pages.glossary, words['titles.glossary'], words['descriptions.glossary']);

export function Component() {
  const all = useLoaderData<SubjectGroup[]>();
  const [params] = useSearchParams();
  // Search results link to a word.
  const word = useInBrowser(() => params.get('word') ?? '', '');
  const [own, setOwn] = useState<{ readonly word: string; readonly text: string }>();
  const typed = own?.word === word ? own.text : word;
  const wanted = useDeferredValue(typed);
  const groups = useMemo(() => inOrder(findTerms(all, wanted)), [all, wanted]);
  const count = countOf(groups);
  return (
    <Page title={words['titles.glossary']()} lead={words['glossary.lead']({ count: countOf(all) })}>
      <div className={`cluster gap-4 screen ${styles.tools}`} style={{ alignItems: 'end' }}>
        <label className="stack gap-1 strong words">
          {words['glossary.find']()}
          <input
            className="control"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setOwn({ word, text: event.target.value })}
          />
        </label>
        <p role="status">
          {wanted.trim() !== '' &&
            (count === 0 ? words['glossary.none']() : words['glossary.found']({ count }))}
        </p>
      </div>
      <nav aria-label={words['glossary.subjects']()} className="cluster gap-2 swipe screen above-4">
        {groups.map(({ subject }) => (
          <a key={subject} className="control fills tap pill strong leaf" href={`#${subject}`}>
            {subjects[subject]()}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <Subject key={group.subject} {...group} />
      ))}
    </Page>
  );
}

function Subject({ subject, letters }: SubjectGroup) {
  return (
    <Part id={subject} title={subjects[subject]()} className="" style={{ marginTop: 'var(--ps-space-10)' }}>
      {letters.map(({ letter, entries }) => (
        <div key={letter} className={`ruled ${styles.letter}`}>
          <h3 className="leaf">{letter}</h3>
          <dl className="tiles">{entries.map(toEntry)}</dl>
        </div>
      ))}
    </Part>
  );
}

function toEntry({ term, other, meaning }: Entry) {
  return (
    <div key={`${term} ${other}`}>
      <dt className="strong">
        {term} <Written text={other} />
      </dt>
      <dd className="soft">{meaning}</dd>
    </div>
  );
}
