import { endpoints } from '@pathshala/contract/endpoints';
import type { PartContent } from '@pathshala/contract/published-part';
import { schoolDay } from '@pathshala/contract/region';
import { pages } from '@pathshala/contract/routes';
import { useState } from 'react';
import { askedLanguage } from '../../api/asked-language.ts';
import { Asking } from '../../api/asking.tsx';
import type { DeviceKey } from '../../api/kept-on-device.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { langOf } from '../../ui/language.ts';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Link } from '../../ui/router.ts';
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

const key: DeviceKey = 'closedNotices';

function closedBefore(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

function keepClosed(all: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Where storage is refused it stays closed until the page is loaded again.
  }
}

/** One that was changed since it was closed is another one: it is known by all that it says. */
const nameOf = (notice: object) => JSON.stringify(notice);

/** It lies over the page's first line instead of moving it: it comes after the page was painted. */
const over = { position: 'sticky', top: 0, height: 0, zIndex: 900 } as const;
const line = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 16, padding: '4px 16px' },
  background: 'var(--ps-palette-background-paper)',
  overflowWrap: 'anywhere',
  borderBottom: '1px solid var(--ps-palette-divider)',
} as const;

function Line() {
  const [closed, setClosed] = useState(closedBefore);
  const notices = useNotices();
  const notice = notices?.find((one) => !closed.includes(nameOf(one)));
  if (!notices || !notice) return null;
  const close = () => {
    // What is past is forgotten.
    const all = [...notices.map(nameOf).filter((name) => closed.includes(name)), nameOf(notice)];
    keepClosed(all);
    setClosed(all);
  };
  return (
    <aside aria-label={words['titles.notices']()} style={over}>
      <div style={line}>
        <Link to={pages.notices.path} lang={langOf(notice.title)}>
          {notice.title}
        </Link>
        <CloseButton label={words['notices.close']({ title: notice.title })} onClick={close} />
      </div>
    </aside>
  );
}

/** The latest notice of today, in a line at the top of the page until it is closed on this device. */
export default function NoticeLine() {
  return (
    <Asking>
      <Line />
    </Asking>
  );
}
