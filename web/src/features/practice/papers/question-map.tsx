import type { ShownSection } from '@pathshala/content/model-test/show-paper';
import { isAnswered } from '@pathshala/content/model-test/unanswered';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { Attempt } from './attempts.ts';
import styles from './model-test.module.css';
import { sectionWords } from './section-words.ts';

interface QuestionMapProps {
  readonly sections: readonly ShownSection[];
  readonly attempt: Attempt;
  readonly onGo: (at: number) => void;
}

/** The status shown beside a question's number. */
function stateOf(isDone: boolean, isFlagged: boolean): string {
  const state = isDone ? words['model-test.isAnswered']() : words['model-test.isOpen']();
  return isFlagged ? `${state}, ${words['model-test.isFlagged']()}` : state;
}

/** All questions with their status, to jump to any of them. */
export function QuestionMap({ sections, attempt, onGo }: QuestionMapProps) {
  const { answers, flagged, at } = attempt;
  const before = sections.map((_, place) =>
    sections.slice(0, place).reduce((all, { items }) => all + items.length, 0),
  );
  return (
    <nav aria-label={words['model-test.questions']()} className="stack above-2">
      {sections.map(({ name, items }, place) => (
        <div key={name} className="stack gap-2">
          <p className="strong">{sectionWords[name]()}</p>
          <ol className="cluster gap-2">
            {items.map((item, index) => {
              const number = (before[place] ?? 0) + index;
              const [isDone, isFlagged] = [isAnswered(item, answers), flagged.includes(item.key)];
              return (
                <li key={item.key}>
                  <button
                    type="button"
                    className={`control strong ${styles.go}`}
                    aria-label={`${words['model-test.question']({ number: number + 1 })}: ${stateOf(isDone, isFlagged)}`}
                    aria-current={number === at ? 'step' : undefined}
                    data-done={isDone || undefined}
                    data-flagged={isFlagged || undefined}
                    onClick={() => onGo(number)}
                  >
                    {numberText(number + 1)}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </nav>
  );
}
