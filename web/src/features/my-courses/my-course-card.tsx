import type { Enrolment } from '@pathshala/contract/enrolment';
import { paths } from '@pathshala/contract/paths';
import { progressOf } from '../../api/progress-view.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './my-courses.module.css';

/** One of the student's courses: how far they are, and the lesson to go on with. */
export function MyCourseCard({ enrolment }: { enrolment: Enrolment }) {
  const progress = progressOf(enrolment);
  const next = enrolment.lessons.find((lesson) => lesson.id === enrolment.nextLesson);
  const lesson = next ?? enrolment.lessons[0];
  const words = next ? (progress.done === 0 ? 'Start' : 'Continue') : 'Read again';
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <img src={enrolment.img} alt="" width={120} height={90} loading="lazy" />
        <div>
          <h3 lang={langOf(enrolment.title)}>{enrolment.title}</h3>
          <p className={styles.next}>
            {next ? (
              <>
                Next: <span lang={langOf(next.title)}>{next.title}</span>
              </>
            ) : (
              'Every lesson is done. Well done!'
            )}
          </p>
        </div>
      </div>
      <div className={styles.end}>
        <ProgressBar {...progress} label={`Your progress in ${enrolment.title}`} />
        <ActionLink
          small
          look={next ? 'primary' : 'quiet'}
          to={lesson ? paths.lesson(enrolment.courseId, lesson.id) : paths.course(enrolment.courseId)}
          aria-label={`${words}: ${enrolment.title}`}
        >
          {words}
        </ActionLink>
      </div>
    </article>
  );
}
