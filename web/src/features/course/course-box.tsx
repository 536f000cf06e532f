import type { CourseDetail } from '@pathshala/contract/course';
import { paths } from '@pathshala/contract/paths';
import type { CoursePlace } from '../../api/enrolments.ts';
import { Awaited } from '../../ui/awaited.tsx';
import { langOf } from '../../ui/language.ts';
import { OpensSoon } from '../../ui/opens-soon.tsx';
import { Price } from '../../ui/price.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { CourseAction } from './course-action.tsx';
import styles from './course-box.module.css';
import { formatDuration } from './duration.ts';

interface CourseBoxProps {
  readonly course: CourseDetail;
  readonly place: CoursePlace;
  readonly refresh: () => void;
}

/** Picture, price, the next step, and the course in figures. */
export function CourseBox({ course, place, refresh }: CourseBoxProps) {
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
        <Awaited isAwaited={place.awaited} className={styles.price}>
          {place.enrolment ? (
            <p className={styles.yours}>Your course</p>
          ) : (
            <Price dollars={course.price} size="page" {...(!course.complete && { mark: <OpensSoon /> })} />
          )}
        </Awaited>
        <CourseAction course={course} place={place} refresh={refresh} />
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ShareButton title={course.title} path={paths.course(course._id)} />
      </div>
    </div>
  );
}
