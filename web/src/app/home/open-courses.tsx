import type { ClassList, ListName } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
import { ClassSelect } from '../../course-ui/classes.tsx';
import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import type { School } from '../../page/page-loader.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Link } from '../../ui/router.ts';
import { Section } from '../../ui/section.tsx';
import { langOf } from '../../words/language.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import styles from './open-courses.module.css';

/** With its first lesson, which is public. */
export interface OpenCourse {
  readonly id: string;
  readonly title: string;
  readonly list: ListName;
  readonly subject: string;
  readonly lessons: number;
  readonly lesson: { readonly id: string; readonly minutes: number };
}

/** Free ones first. Never runs in a browser. */
export async function openCourses(school: School): Promise<OpenCourse[]> {
  const courses = await school.courses();
  const open = courses
    .filter(({ complete }) => complete)
    .sort((a, b) => Math.sign(a.price) - Math.sign(b.price));
  return open.flatMap(({ _id, title, list, subject, outline }) =>
    outline.slice(0, 1).map(({ id, minutes }) => ({
      ...{ id: _id, title, list, subject, lessons: outline.length, lesson: { id, minutes } },
    })),
  );
}

/** Leads to its first lesson, which needs no account; its title to its own page. */
export function OpenCourseCard({ course }: { readonly course: OpenCourse }) {
  const { id, title, subject, lesson } = course;
  return (
    <article className={`card ${styles.card}`}>
      <SubjectBlock subject={subject} size={56} />
      <h3 className="h4" lang={langOf(title)}>
        <Link className="plain" to={paths.course(id)}>
          {title}
        </Link>
      </h3>
      <p className="note">
        <Link
          className="whole strong"
          to={paths.lesson(id, lesson.id)}
          aria-label={words['home.readFirstOf']({ title })}
        >
          {words['home.readFirst']()}
        </Link>{' '}
        · {words['ui.minutes']({ count: lesson.minutes })}
      </p>
    </article>
  );
}

/** Target of the hero's *See free courses* for visitors: the free courses, each with its first lesson. */
export function FreeLessonsSection({ courses }: { courses: readonly OpenCourse[] }) {
  const free = courses.filter(({ list }) => list === 'freeCourse');
  return (
    <div className={styles.lessons}>
      <HomePart part="freeLessons" of={free} id="free-lessons" tinted>
        <CardRow columns={4} label={words['home.freeCourses']()}>
          {free.map((course) => (
            <OpenCourseCard key={course.id} course={course} />
          ))}
        </CardRow>
      </HomePart>
    </div>
  );
}

const shown = 4;

interface ClassSectionProps {
  readonly chosen: ClassList;
  readonly courses: readonly OpenCourse[];
  readonly onSettled: () => void;
}

export function ClassSection({ chosen, courses, onSettled }: ClassSectionProps) {
  useEffect(onSettled, [onSettled]);
  const name = nameOf(chosen.label);
  const fits = (one: OpenCourse) => one.list === chosen.list;
  const free = courses.filter((one) => one.list === 'freeCourse');
  return (
    <Section
      id="your-class"
      tinted
      title={words['home.classBegins']({ name })}
      lead={words['home.classLead']()}
      aside={<ClassSelect schoolClass={chosen.class} />}
    >
      <p className="below-4">
        <ActionLink
          to={paths.learnClass(chosen.class)}
          text={words['learn.everything']({ name: name.toLowerCase() })}
        />
      </p>
      <CardRow columns={4} label={words['home.openFor']({ name })}>
        {[...courses.filter(fits), ...free].slice(0, shown).map((course) => (
          <OpenCourseCard key={course.id} course={course} />
        ))}
      </CardRow>
    </Section>
  );
}
