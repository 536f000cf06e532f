import type { OutlineItem } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { useEnrolment, useEnrolmentCalls } from '../../api/enrolments.ts';
import { useUnsent } from '../../api/use-outbox.ts';
import { useSession } from '../../auth/session-context.ts';
import { ActionButton, ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Awaited } from '../../ui/states.tsx';
import { useWork } from '../../ui/use-work.ts';
import { langOf } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './lesson.module.css';

export function useLessonProgress(courseId: string, lessonId: string) {
  const { enrolment, awaited } = useEnrolment(courseId);
  const { markLesson } = useEnrolmentCalls();
  const { error, run } = useWork();
  /** The note disappears when the mark has been sent, from this component or any other. */
  const waits = useUnsent().some(
    ({ call, body }) => call === 'progress' && body.courseId === courseId && body.lessonId === lessonId,
  );
  const done = enrolment?.lessonsDone.includes(lessonId) ?? false;

  async function mark(wanted: boolean): Promise<void> {
    if (enrolment && done !== wanted) await run(() => markLesson(courseId, lessonId, wanted));
  }

  return { enrolment, awaited, done, note: waits ? words['lesson.kept']() : error, mark };
}

interface LessonEndProps {
  readonly lesson: Lesson;
  readonly outline: readonly OutlineItem[];
  readonly progress: ReturnType<typeof useLessonProgress>;
}

function Done({ lesson, progress }: Omit<LessonEndProps, 'outline'>) {
  const { done, note, mark } = progress;
  // The quiz has the page's main button; passing it marks the lesson, too.
  const isMain = !done && lesson.quiz.length === 0;
  return (
    <div className="cluster">
      <ActionButton look={isMain ? 'primary' : 'quiet'} aria-pressed={done} onClick={() => void mark(!done)}>
        {done ? `✓ ${words['ui.done']()}` : words['lesson.markDone']()}
      </ActionButton>
      <p role="status" className="soft words">
        {note}
      </p>
    </div>
  );
}

export function LessonEnd({ lesson, outline, progress }: LessonEndProps) {
  /** In its own language, where the lesson is not translated. */
  const titleOf = (id: string, otherwise: string) => {
    const title = outline.find((item) => item.id === id)?.title ?? otherwise;
    return <bdi lang={langOf(title)}>{title}</bdi>;
  };
  const { courseId, previous, next } = lesson;
  // A visitor's main button is below a passed quiz.
  const isUnderQuiz = useSession().state.status !== 'signed-in' && lesson.quiz.length > 0;
  return (
    <footer className="stack gap-6 screen above-6">
      {progress.enrolment ? (
        <Done lesson={lesson} progress={progress} />
      ) : (
        <Awaited isAwaited={progress.awaited} className="panel cluster apart">
          <p className="words">
            <strong>{words['lesson.goOnQuestion']()}</strong> {words['lesson.goOnText']()}
          </p>
          <ActionLink look={isUnderQuiz ? 'quiet' : 'loud'} to={paths.course(courseId)}>
            {words['lesson.getCourse']()}
          </ActionLink>
        </Awaited>
      )}
      <nav aria-label={words['lesson.around']()} className="ruled tiles">
        {previous && (
          <ActionLink look="quiet" className={styles.way} to={paths.lesson(courseId, previous)} rel="prev">
            <Icon name="back" />
            <span>
              <small>{words['lesson.previous']()}</small>
              {titleOf(previous, words['lesson.back']())}
            </span>
          </ActionLink>
        )}
        {next ? (
          <ActionLink
            // Below a passed quiz the same button is the main one.
            look={progress.done && lesson.quiz.length === 0 ? 'primary' : 'quiet'}
            className={`${styles.way} ${styles.next}`}
            to={paths.lesson(courseId, next)}
            rel="next"
          >
            <span>
              <small>{words['lesson.next']()}</small>
              {titleOf(next, words['lesson.goOn']())}
            </span>
            <Icon name="next" />
          </ActionLink>
        ) : (
          <ActionLink look="quiet" className={`${styles.way} ${styles.next}`} to={paths.course(courseId)}>
            <span>
              <small>{words['lesson.last']()}</small>
              {words['lesson.backToCourse']()}
            </span>
            <Icon name="next" />
          </ActionLink>
        )}
      </nav>
    </footer>
  );
}
