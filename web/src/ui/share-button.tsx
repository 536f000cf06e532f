import { words } from '../words/words.ts';
import { ActionButton, actionClass } from './action.tsx';
import { Icon } from './icon.tsx';
import { pageAddress } from './site-address.ts';

async function isCopied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Shows the address if the browser refuses to copy. */
export async function copy(url: string): Promise<void> {
  // Browsers allow it only just after a press.
  const copied = await isCopied(url);
  const { default: toast } = await import('react-hot-toast');
  if (copied) toast.success(words['ui.copied']());
  else toast.error(words['ui.notCopied']({ address: url }));
}

/** The share sheet was closed. */
const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function share(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) return await copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!wasClosed(error)) await copy(url);
  }
}

/** Opens the system's share sheet, or copies the canonical address. */
export function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  return (
    <ActionButton
      look="quiet"
      small
      aria-label={words['ui.shareOf']({ title })}
      onClick={() => void share(title, pageAddress(path))}
    >
      <Icon name="share" size={20} />
      {words['ui.share']()}
    </ActionButton>
  );
}

interface HandOnProps {
  /** Before the link in a message. */
  readonly text: string;
  readonly path: string;
}

/** For a link that is meant for others: both ways are named, whatever the browser can share. */
export function HandOn({ text, path }: HandOnProps) {
  const url = pageAddress(path);
  return (
    <div className="cluster gap-2 screen">
      <ActionButton small look="quiet" onClick={() => void copy(url)} text={words['ui.copyLink']()} />
      <a
        className={actionClass({ look: 'quiet', small: true })}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words['ui.whatsApp']()}
      </a>
    </div>
  );
}
