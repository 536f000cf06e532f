import { useSession } from '../../auth/session-context.ts';
import awaited from '../../ui/states.module.css';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { words } from '../../words/words.ts';

/** Widths of the placeholders for the course, the title and the lines of text. */
const widths = ['60%', '85%', '100%', '100%', '70%'];

/**
 * The placeholder of a loading lesson. Its hidden heading is for the prerendered page only; after hydration the focus
 * waits for the lesson's own heading.
 */
export function LessonSkeleton() {
  const { status } = useSession().state;
  return (
    <>
      {status === 'loading' && <h1 style={visuallyHidden}>{words['titles.lesson']()}</h1>}
      <div role="status" aria-label={words['ui.loading']()} className="stack gap-4">
        {Array.from({ length: 14 }, (_, line) => (
          <i
            key={line}
            className={awaited.blank}
            style={{ height: line === 1 ? 44 : 16, width: widths[line % 5] }}
          />
        ))}
      </div>
    </>
  );
}
