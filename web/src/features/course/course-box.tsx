import type { CourseDetail } from '@pathshala/contract/course';
import type { CoursePlace } from '../../api/enrolments.ts';
import { isBangla } from '../../ui/language.ts';
import { formatPrice } from '../../ui/price.ts';
import { CourseAction } from './course-action.tsx';
import styles from './course-box.module.css';
import { formatDuration } from './duration.ts';

interface CourseBoxProps {
  readonly course: CourseDetail;
  readonly place: CoursePlace;
  readonly refresh: () => void;
}

function Price({ course, enrolled }: { course: CourseDetail; enrolled: boolean }) {
  if (enrolled) return <p className={styles.yours}>Your course</p>;
  return (
    <p className={styles.price}>
      <strong>{formatPrice(course.price)}</strong>
      {!course.complete && <span className={styles.closed}>Not open yet</span>}
      {course.complete && course.price === 0 && <span className={styles.free}>Free</span>}
    </p>
  );
}

/** Picture, price, the next step, and the course in figures. */
export function CourseBox({ course, place, refresh }: CourseBoxProps) {
  const facts = [
    ['Lessons', String(course.lessons)],
    ['Time', formatDuration(course.minutes)],
    ['Language', isBangla(course.title) ? 'Bangla' : 'English'],
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
        <Price course={course} enrolled={place.enrolment !== undefined} />
        <CourseAction course={course} place={place} refresh={refresh} />
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
