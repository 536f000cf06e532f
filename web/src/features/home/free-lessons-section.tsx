import { home } from '@pathshala/content/home';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { OpenCourseCard } from './open-course-card.tsx';
import type { OpenCourse } from './open-courses.server.ts';

/** Where the hero's *See free courses* leads a visitor: the free courses, each with its first lesson. */
export function FreeLessonsSection({ courses }: { courses: readonly OpenCourse[] }) {
  return (
    <Section id="free-lessons" tinted {...home.sections.freeLessons}>
      <CardRow columns={4} label="Free courses">
        {courses
          .filter(({ list }) => list === 'freeCourse')
          .map((course) => (
            <li key={course.id}>
              <OpenCourseCard course={course} />
            </li>
          ))}
      </CardRow>
    </Section>
  );
}
