import { draftAddress } from '@pathshala/contract/studio/schemas';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useSession } from '../../auth/session-context.ts';
import { fetchAs } from '../../http/client.ts';
import { Async } from '../../ui/states.tsx';
import { languageQueryOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './preview.module.css';
import type { DraftSession } from './session/draft-session.ts';
import { useSaving } from './session/use-draft.ts';
import type { ItemName } from './studio-calls.ts';
import { LessonLanguage, Switch, useShownLanguage } from './text/text-tools.tsx';

interface PreviewProps {
  readonly name: ItemName;
  readonly session: DraftSession;
}

/** Links stay in the sandboxed frame, which can open no windows. */
const heldInside = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/** @throws ApiError */
async function draftPage({ kind, id }: ItemName, language: Language, token: string | null): Promise<string> {
  const address = `${draftAddress}?${new URLSearchParams(languageQueryOf(language))}`;
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ kind, id });
  const response = await fetchAs(token, address, { method: 'POST', headers, body });
  return heldInside(await response.text());
}

export default function Preview({ name, session }: PreviewProps) {
  const { kind, id } = name;
  const { idToken } = useSession();
  const { language } = useShownLanguage();
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const { updateTime } = useSaving(session).base;
  const page = useSWR(
    ['draft', kind, id, language, updateTime],
    async () => draftPage(name, language, await idToken()),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  useEffect(() => void session.flush(), [session]);
  return (
    <section className={`stack ${styles.preview}`} aria-label={words['studio-lesson.preview']()}>
      <div className="cluster apart">
        <LessonLanguage />
        <Switch
          label={words['studio-lesson.width']()}
          options={{ phone: words['studio-lesson.phone'](), desktop: words['studio-lesson.desktop']() }}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <div className={`card ${styles.window}`}>
        <Async
          answer={page}
          loading={<p role="status">{words['app.opening']()}</p>}
          failure={words['ui.partMissing']()}
        >
          {(html) => (
            <iframe
              title={words['studio-lesson.preview']()}
              className={`${styles.frame} ${styles[width]}`}
              // No scripts; same origin for the site's fonts.
              sandbox="allow-same-origin"
              srcDoc={html}
            />
          )}
        </Async>
      </div>
    </section>
  );
}
