import { createPortal } from 'react-dom';
import { words } from '../words/words.ts';
import { ActionButton } from './action.tsx';
import { CloseButton } from './close-button.tsx';
import styles from './missing-part.module.css';

export interface Retry {
  readonly onRetry: () => void;
}

export interface Closes {
  readonly onClose: (isDone: false) => void;
}

/** Says in the place of a part that it failed to load. */
export function MissingLine({ onRetry }: Retry) {
  return (
    <div role="status" className={`cluster gap-1 screen ${styles.line}`}>
      <p>{words['ui.partMissing']()}</p>
      <ActionButton look="quiet" small onClick={onRetry}>
        {words['ui.tryAgain']()}
      </ActionButton>
    </div>
  );
}

/** Says over the page's lower edge that a dialog or menu failed to load. */
export function MissingNote({ onClose, ...retry }: Retry & Closes) {
  return createPortal(
    <div className={`row middle screen ${styles.note}`}>
      <MissingLine {...retry} />
      <CloseButton className={styles.close} label={words['ui.close']()} onClick={() => onClose(false)} />
    </div>,
    document.body,
  );
}
