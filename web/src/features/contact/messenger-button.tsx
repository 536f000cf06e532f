import styles from './messenger-button.module.css';

/** A speech bubble, drawn on a 24 grid. */
const bubble =
  'M4 4h16a1.500 1.500 0 0 1 1.500 1.500v10a1.500 1.500 0 0 1-1.500 1.500h-8l-5 4v-4H4a1.500 1.500 0 0 1-1.500-1.500v-10A1.500 1.500 0 0 1 4 4z';

/**
 * Opens the page's messenger in a new tab; nothing where no page is configured. Why no chat plugin:
 * docs/decisions/0027-nothing-of-others-unasked.md. It stands on every page, home too, and so is made without MUI.
 */
export function MessengerButton({ pageId }: { pageId: string }) {
  if (!pageId) return null;
  return (
    <a className={styles.button} href={`https://m.me/${pageId}`} target="_blank" rel="noopener noreferrer">
      <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true">
        <path d={bubble} />
      </svg>
      Chat with us
    </a>
  );
}
