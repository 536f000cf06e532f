import { actionClass } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';
import styles from './messenger-button.module.css';

/**
 * A link to Messenger, if configured; no chat plugin: docs/decisions/0027-third-parties-only-on-request.md. On every page, so
 * without MUI.
 */
export function MessengerButton({ pageId }: { pageId: string }) {
  if (!pageId) return null;
  return (
    <a
      className={actionClass({}, `screen ${styles.button}`)}
      href={`https://m.me/${pageId}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="chat" size={24} />
      <span>{words['app.chat']()}</span>
    </a>
  );
}
