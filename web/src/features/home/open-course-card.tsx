import { paths } from '@pathshala/contract/site/paths';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './open-courses.module.css';
import type { OpenCourse } from './open-courses.ts';

interface OpenCourseCardProps {
  readonly course: OpenCourse;
  readonly look?: 'primary' | 'quiet';
}

/** A link to an open course, and to its first lesson, which needs no account. */
export function OpenCourseCard({ course, look = 'quiet' }: OpenCourseCardProps) {
  const { id, title, img, lesson } = course;
  return (
    <article className={`card ${styles.card}`}>
      <picture className="clip">
        <img className="fill" src={img} alt="" width={96} height={72} loading="lazy" />
      </picture>
      <h3 className="h4" lang={langOf(title)}>
        <Link className="plain" to={paths.course(id)}>
          {title}
        </Link>
      </h3>
      <p className="note">
        <span lang={langOf(lesson.title)}>{lesson.title}</span> ·{' '}
        {words['ui.minutes']({ count: lesson.minutes })}
      </p>
      <ActionLink
        small
        look={look}
        to={paths.lesson(id, lesson.id)}
        aria-label={words['home.readFirstOf']({ title })}
      >
        {words['home.readFirst']()}
      </ActionLink>
    </article>
  );
}
