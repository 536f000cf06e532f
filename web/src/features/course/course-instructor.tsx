import { Link } from '../../ui/router.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './course-instructor.module.css';
import type { CourseInstructor } from './course-page-data.ts';

/** Who teaches the subject, with the way to the subject's other instructors. */
export function InstructorCard({ instructor }: { instructor: CourseInstructor }) {
  return (
    <div className={styles.card}>
      <img
        className={styles.portrait}
        src={instructor.img}
        alt={words['ui.portraitOf']({ name: instructor.name })}
        width={112}
        height={112}
        loading="lazy"
      />
      <div>
        <h3>{instructor.name}</h3>
        <p className={styles.education}>{instructor.education}</p>
        <p className={styles.bio}>{instructor.bio}</p>
        <Link to={instructor.path} className={styles.more}>
          {words['course.meet']({ subject: nameOf(instructor.subject) })}
        </Link>
      </div>
    </div>
  );
}
