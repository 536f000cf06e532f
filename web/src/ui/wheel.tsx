import styles from './spinner.module.css';

/** The wheel that turns while one waits. Decorative: what stands around it says what one waits for. */
export function Wheel({ small = false }: { small?: boolean }) {
  return <span className={`${styles.wheel} ${small ? styles.small : ''}`} aria-hidden="true" />;
}
