import { useSession } from '../../auth/session-context.ts';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { words } from '../../words/words.ts';
import styles from './lesson-skeleton.module.css';

/**
 * The lesson's place while it is on its way. Its heading is that of the page that came without scripts; once the site is
 * there the lesson's own is waited for, to which the focus goes.
 */
export function LessonSkeleton() {
  const { status } = useSession().state;
  return (
    <>
      {status === 'loading' && <h1 style={visuallyHidden}>{words['titles.lesson']()}</h1>}
      <div role="status" aria-label={words['ui.loading']()} className={styles.lines}>
        {Array.from({ length: 14 }, (_, line) => (
          <i key={line} />
        ))}
      </div>
    </>
  );
}
