import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { paths } from '@pathshala/contract/site/paths';
import type { School } from '../../page/page-loader.ts';
import { ActionLink } from '../../ui/action.tsx';
import { langOf } from '../../ui/language.ts';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import styles from './open-courses.module.css';

/** With its first lesson, which is public. */
export interface OpenCourse {
  readonly id: string;
  readonly title: string;
  readonly list: ListName;
  readonly subject: SubjectName;
  readonly img: string;
  readonly lessons: number;
  readonly lesson: { readonly id: string; readonly title: string; readonly minutes: number };
}

/** Free ones first. Never runs in a browser. */
export async function openCourses(school: School): Promise<OpenCourse[]> {
  const courses = await school.courses();
  const open = courses
    .filter(({ complete }) => complete)
    .sort((a, b) => Math.sign(a.price) - Math.sign(b.price));
  return open.flatMap(({ _id, title, list, subject, img, outline }) =>
    outline[0] ? [{ id: _id, title, list, subject, img, lessons: outline.length, lesson: outline[0] }] : [],
  );
}

interface OpenCourseCardProps {
  readonly course: OpenCourse;
  readonly look?: 'primary' | 'quiet';
}

/** Also links to its first lesson, which needs no account. */
export function OpenCourseCard({ course, look = 'quiet' }: OpenCourseCardProps) {
  const { id, title, img, lesson } = course;
  return (
    <article className={`card ${styles.card}`}>
      <picture className="clip">
        <img className="fill" src={img} alt="" width={96} height={72} />
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
