import type { CourseDetail } from '@pathshala/contract/course';
import type { Enrolment } from '@pathshala/contract/enrolment';
import { langOf } from '../../ui/language.ts';
import { Price } from '../../ui/price.tsx';
import { CourseAction } from './course-action.tsx';
import styles from './course-box.module.css';
import { formatDuration } from './duration.ts';

interface CourseBoxProps {
  readonly course: CourseDetail;
  readonly enrolments: readonly Enrolment[] | undefined;
  readonly refresh: () => void;
}

/** Picture, price, the next step, and the course in figures. */
export function CourseBox({ course, enrolments, refresh }: CourseBoxProps) {
  const enrolled = enrolments?.some((enrolment) => enrolment.courseId === course._id) ?? false;
  const facts = [
    ['Lessons', String(course.lessons)],
    ['Time', formatDuration(course.minutes)],
    ['Language', langOf(course.title) ? 'Bangla' : 'English'],
    ['Quiz', 'after every lesson'],
  ] as const;
  return (
    <div className={styles.box}>
      <img
        className={styles.cover}
        src={course.img}
        alt={`Cover of ${course.title}`}
        width={400}
        height={300}
      />
      <div className={styles.inside}>
        {enrolled ? (
          <p className={styles.yours}>Your course</p>
        ) : (
          <Price dollars={course.price} size="page" closed={!course.complete} />
        )}
        <CourseAction course={course} enrolments={enrolments} refresh={refresh} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
