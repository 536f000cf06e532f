import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { Icon } from './icon.tsx';
import { pageAddress } from './site-address.ts';

interface ShareButtonProps {
  /** What is shared, as its heading says it. */
  readonly title: string;
  /** Its address on the site. */
  readonly path: string;
  /** Whether it says *Share* beside its icon. */
  readonly withWords?: boolean;
}

async function isCopied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/** Copies an address and says so; says the address itself where the browser refuses to copy. */
async function copy(url: string): Promise<void> {
  // First, since browsers allow it for a moment after the press.
  const copied = await isCopied(url);
  const { default: toast } = await import('react-hot-toast');
  if (copied) toast.success(words['ui.copied']());
  else toast.error(words['ui.notCopied']({ address: url }));
}

/** Who closes the system's sheet wants nothing more. */
const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function share(title: string, url: string): Promise<void> {
  if (!('share' in navigator)) return await copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!wasClosed(error)) await copy(url);
  }
}

/**
 * Gives a page on: by the system's own sheet where there is one, else by copying the address. The address is the
 * canonical one, without anything that the reader's own address carries.
 */
export function ShareButton({ title, path, withWords = true }: ShareButtonProps) {
  return (
    <ActionButton
      look="quiet"
      small
      aria-label={words['ui.shareOf']({ title })}
      onClick={() => void share(title, pageAddress(path))}
    >
      <Icon name="share" size={20} />
      {withWords && words['ui.share']()}
    </ActionButton>
  );
}
