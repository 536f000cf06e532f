import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import styles from './open-courses.module.css';
import type { OpenCourse } from './open-courses.server.ts';

/** The way into an open course: its page, and its first lesson, for which nobody needs an account. */
export function OpenCourseCard({ course }: { course: OpenCourse }) {
  const { id, title, img, lesson } = course;
  return (
    <article className={styles.card}>
      <img src={img} alt="" width={96} height={72} loading="lazy" />
      <h3 lang={langOf(title)}>
        <Link to={paths.course(id)}>{title}</Link>
      </h3>
      <p>
        <span lang={langOf(lesson.title)}>{lesson.title}</span> · {lesson.minutes} min
      </p>
      <ActionLink small look="quiet" to={paths.lesson(id, lesson.id)} aria-label={`Read lesson 1: ${title}`}>
        Read lesson 1
      </ActionLink>
    </article>
  );
}
