import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { PreviewAnswer } from '@pathshala/contract/studio/preview';
import { useState } from 'react';
import { languageQuery } from '../../../http/language-query.ts';
import { Failure } from '../../../ui/states.tsx';
import { dayText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import styles from './preview.module.css';

interface SharePreviewProps {
  readonly name: ItemName;
  /** Sends what is not saved yet: the link shows what the school has. */
  readonly save: () => Promise<boolean>;
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

/** Makes a link by which somebody without an account reads the draft, and ends such links. */
export function SharePreview({ name, save }: SharePreviewProps) {
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
