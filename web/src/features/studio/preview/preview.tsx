import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { draftAddress, type PreviewAnswer } from '@pathshala/contract/studio/schemas';
import type { Language } from '@pathshala/contract/text/languages';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useSession } from '../../../auth/session-context.ts';
import { appCheckProof } from '../../../http/app-check.ts';
import { ApiError, problemOf } from '../../../http/client.ts';
import { languageQuery, languageQueryOf } from '../../../http/language-query.ts';
import { Async, Failure } from '../../../ui/states.tsx';
import { dayText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { unspokenIn } from '../lesson/drawn-formula.ts';
import { LessonLanguage } from '../lesson/lesson-language.tsx';
import { useShownLanguage } from '../lesson/shown-language.ts';
import { Switch } from '../lesson/switch.tsx';
import type { DraftSession } from '../session/draft-session.ts';
import { useSaving } from '../session/session-of-form.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import styles from './preview.module.css';

interface PreviewProps {
  readonly name: ItemName;
  readonly session: DraftSession;
}

/** Links of a draft lead nowhere: the frame has no other windows to open. */
const heldInside = (html: string) => html.replace('<head>', '<head><base target="_blank">');

/** The page of the draft as the school has it, in a language. @throws ApiError */
async function draftPage({ kind, id }: ItemName, language: Language, token: string | null): Promise<string> {
  const headers = new Headers({ 'Content-Type': 'application/json', Authorization: `Bearer ${token}` });
  const proof = await appCheckProof();
  if (proof) headers.set('X-Firebase-AppCheck', proof);
  const response = await fetch(`${draftAddress}?${new URLSearchParams(languageQueryOf(language))}`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ kind, id }) },
  }).catch(() => {
    throw new ApiError('network', 0, words['api.unreachable']());
  });
  if (!response.ok) throw await problemOf(response);
  return heldInside(await response.text());
}

/** The page of a draft as readers will see it, drawn again after each save. */
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
  const unspoken = unspokenIn(page.data ?? '');
  return (
    <section className="stack" aria-label={words['studio-lesson.preview']()}>
      <div className="cluster">
        <LessonLanguage />
        <Switch
          label={words['studio-lesson.width']()}
          options={{ phone: words['studio-lesson.phone'](), desktop: words['studio-lesson.desktop']() }}
          value={width}
          onChoose={setWidth}
        />
      </div>
      {unspoken.length > 0 && (
        <Alert severity="warning">{words['studio-formula.unspoken']({ signs: unspoken.join(' ') })}</Alert>
      )}
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
              // Nothing runs in it. Of the site's own origin it has the site's letters.
              sandbox="allow-same-origin"
              srcDoc={html}
            />
          )}
        </Async>
      </div>
      <SharePreview name={name} save={session.flush} />
    </section>
  );
}

/** The secret stays behind the `#`. */
function addressOf({ url }: PreviewAnswer): string {
  const address = new URL(url, window.location.origin);
  if (languageQuery.lang) address.search = new URLSearchParams(languageQuery).toString();
  return address.href;
}

async function isCopied(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

interface SharePreviewProps {
  readonly name: ItemName;
  /** Sends what is not saved yet: the link shows what the school has. */
  readonly save: () => Promise<boolean>;
}

/** Makes a link by which somebody without an account reads the draft, and ends such links. */
function SharePreview({ name, save }: SharePreviewProps) {
  const calls = useStudioCalls();
  const [link, setLink] = useState<PreviewAnswer | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    await act().catch((error: Error) => setFailure(error.message));
    setBusy(false);
  }
  const copy = async (answer: PreviewAnswer) =>
    setSaid((await isCopied(addressOf(answer))) ? words['studio-preview.copied']() : '');
  const share = () =>
    whileBusy(async () => {
      if (!(await save())) throw new Error(words['studio-preview.saveFirst']());
      const answer = await calls.share(name);
      setLink(answer);
      await copy(answer);
    });
  const end = () =>
    whileBusy(async () => {
      await calls.unshare(name);
      setLink(null);
      setSaid(words['studio-preview.ended']());
    });

  return (
    <div className="stack gap-2">
      <div className="cluster gap-2">
        <Button size="small" variant="outlined" loading={busy} onClick={() => void share()}>
          {words['studio-preview.share']()}
        </Button>
        {link && (
          <>
            <Button size="small" onClick={() => void copy(link)}>
              {words['studio-preview.copy']()}
            </Button>
            <Button size="small" disabled={busy} onClick={() => void end()}>
              {words['studio-preview.end']()}
            </Button>
          </>
        )}
      </div>
      <Failure text={failure} />
      <p role="status" className={styles.said}>
        {said} {link && words['studio-preview.worksUntil']({ day: dayText(link.expiresAt) })}
      </p>
      {link && (
        <TextField
          size="small"
          fullWidth
          label={words['studio-preview.link']()}
          value={addressOf(link)}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </div>
  );
}
