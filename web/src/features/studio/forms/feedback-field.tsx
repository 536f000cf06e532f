import { words } from '../../../words/words.ts';
import styles from './forms.module.css';
import { WordsField } from './words-field.tsx';

interface FeedbackFieldProps {
  /** The question's path, such as `quiz[0]`. */
  readonly question: string;
  /** Place of the option, from 0. */
  readonly at: number;
}

/** What is said to who chooses a wrong option: the mistake that leads to it, and the way on. */
export function FeedbackField({ question, at }: FeedbackFieldProps) {
  return (
    <div className={styles.feedback}>
      <WordsField
        name={`${question}.feedback[${at}]`}
        label={words['studio-edit.feedback']({ option: at + 1 })}
        both
      />
    </div>
  );
}
