import { words } from '../words/words.ts';
import { ActionButton, actionClass } from './action.tsx';
import { copy } from './share-button.tsx';
import { pageAddress } from './site-address.ts';

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
