import type { MasteryState } from '@pathshala/content/practice/review/mastery';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';
import styles from './practice-page.module.css';

const labels: Readonly<Record<MasteryState | 'new', () => string>> = {
  new: words['progress.new'],
  learning: words['progress.learning'],
  mastered: words['progress.mastered'],
  due: words['progress.due'],
};

/** The mastery of a skill, as one word. */
export function MasteryChip({ state }: { readonly state: MasteryState | 'new' }) {
  return (
    <span className={`chip ${styles.chip} ${state === 'mastered' ? 'filled' : (styles[state] ?? '')}`}>
      {state === 'mastered' && <Icon name="check" size={16} />}
      {labels[state]()}
    </span>
  );
}
