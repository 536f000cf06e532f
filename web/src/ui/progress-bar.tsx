import { words } from '../words/words.ts';
import styles from './progress-bar.module.css';

interface BarProps {
  /** Whole per cent. */
  readonly percent: number;
  readonly label: string;
  readonly text: string;
}

export function Bar({ percent, label, text }: BarProps) {
  return (
    <div
      className={`clip ${styles.track}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  );
}

interface ProgressBarProps extends Omit<BarProps, 'text'> {
  readonly done: number;
  readonly of: number;
  readonly withWords?: boolean;
}

export function ProgressBar({ done, of, percent, label, withWords = true }: ProgressBarProps) {
  return (
    <div>
      <Bar percent={percent} label={label} text={words['ui.lessonsDone']({ done, all: of })} />
      {withWords && (
        <p className="note row apart" style={{ marginTop: 'var(--ps-space-1)' }} aria-hidden="true">
          <span>{words['ui.lessonsOf']({ done, all: of })}</span>
          <span>{words['ui.percent']({ count: percent })}</span>
        </p>
      )}
    </div>
  );
}
