import { endpoints } from '@pathshala/contract/endpoints';
import type { PartContent } from '@pathshala/contract/published-part';
import { schoolDay } from '@pathshala/contract/region';
import { pages } from '@pathshala/contract/routes';
import { askedLanguage } from '../../api/asked-language.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { langOf } from '../../ui/language.ts';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { words } from '../../words/words.ts';

export function meta() {
  const [title, description] = [words['titles.notices'](), words['notices.lead']()];
  return pageMeta({ page: pages.notices, title, description });
}

/** The notices of today, the latest first; undefined until they are known. */
function useNotices(): PartContent<'notices'> | undefined {
  const { data } = useAnswer(endpoints.publishedPart, { part: 'notices', query: askedLanguage });
  const today = schoolDay(Date.now());
  const all = data?.content as PartContent<'notices'> | undefined;
  return all
    ?.filter(({ from, until }) => from <= today && today <= until)
    .toSorted((a, b) => b.from.localeCompare(a.from));
}

/** Every notice of today. */
export function Component() {
  const notices = useNotices();
  return (
    <Page title={words['titles.notices']()} lead={words['notices.lead']()}>
      {notices?.length === 0 && <p>{words['notices.none']()}</p>}
      {notices?.map(({ id, title, text }) => (
        <section key={id} aria-label={title}>
          <h2 lang={langOf(title)}>{title}</h2>
          <p lang={langOf(text)}>{text}</p>
        </section>
      ))}
    </Page>
  );
}
