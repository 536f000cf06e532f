import { type CourseList, classLists } from '@pathshala/contract/lists';
import { useEffect } from 'react';
import { type ClassAnswer, schoolClass } from '../../api/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { OpenCourseCard } from './open-course-card.tsx';
import styles from './open-courses.module.css';
import type { OpenCourse } from './open-courses.server.ts';

/** Cards in the row: those of the class first, then free ones. */
const shown = 4;

interface ClassSectionProps {
  readonly chosen: CourseList;
  readonly courses: readonly OpenCourse[];
  readonly onSettled: () => void;
}

/** The first thing on home for a visitor who has said which class they are in. */
export function ClassSection({ chosen, courses, onSettled }: ClassSectionProps) {
  useEffect(onSettled, [onSettled]);
  const fits = (one: OpenCourse) => one.list === chosen.list;
  const free = courses.filter((one) => one.list === 'freeCourse');
  const choice = (
    <label className={styles.choice}>
      Your class
      <select
        value={chosen.list}
        onChange={(event) => schoolClass.answer(event.currentTarget.value as ClassAnswer)}
      >
        {classLists.map(({ list, chip }) => (
          <option key={list} value={list}>
            {chip}
          </option>
        ))}
        <option value="skipped">none</option>
      </select>
    </label>
  );
  return (
    <Section
      id="your-class"
      tinted
      title={`${chosen.label} begins here`}
      lead="Read a first lesson now. No account is needed for it."
      aside={choice}
    >
      <CardRow columns={4} label={`Open for ${chosen.label}`}>
        {[...courses.filter(fits), ...free].slice(0, shown).map((course) => (
          <li key={course.id}>
            <OpenCourseCard course={course} />
          </li>
        ))}
      </CardRow>
      <p className={styles.more}>
        <ActionLink small to={chosen.path}>
          All courses of {chosen.label.toLowerCase()}
        </ActionLink>
      </p>
    </Section>
  );
}
