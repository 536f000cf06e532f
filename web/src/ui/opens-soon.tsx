import styles from './opens-soon.module.css';

/** What is said of a course that cannot be had yet, wherever it is shown. */
export const opensSoonText = 'Opens soon';

/** The mark of a course that cannot be had yet. It is text, and so part of the name of what it stands in. */
export function OpensSoon() {
  return <span className={styles.mark}>{opensSoonText}</span>;
}
