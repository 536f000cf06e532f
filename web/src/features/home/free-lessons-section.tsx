import { coverIn } from '@pathshala/contract/pictures/cover';
import { homeSheets } from '@pathshala/contract/site/paths';
import { CardRow } from '../../ui/card-row.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { type OpenCourse, OpenCourseCard } from './open-course-card.tsx';
import styles from './open-courses.module.css';

/** The cover from the shared sheet, unless the editors chose one. */
function onSheet(course: OpenCourse): OpenCourse {
  const isDrawn = course.img === coverIn(`/covers/${course.id}.svg`, siteLanguage);
  return isDrawn ? { ...course, img: `${homeSheets.freeCourses(siteLanguage)}#${course.id}` } : course;
}

/** Target of the hero's *See free courses* for visitors: the free courses, each with its first lesson. */
export function FreeLessonsSection({ courses }: { courses: readonly OpenCourse[] }) {
  const free = courses.filter(({ list }) => list === 'freeCourse');
  return (
    <div className={styles.lessons}>
      <HomePart part="freeLessons" of={free} id="free-lessons" tinted>
        <CardRow columns={4} label={words['home.freeCourses']()}>
          {free.map((course) => (
            <li key={course.id}>
              <OpenCourseCard course={onSheet(course)} />
            </li>
          ))}
        </CardRow>
      </HomePart>
    </div>
  );
}
