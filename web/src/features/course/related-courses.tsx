import type { Course, Unpriced } from '@pathshala/contract/courses/course';
import { usePrices } from '../../api/courses.ts';
import { CourseCards } from '../../course-ui/course-cards.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';

/** Courses beside a course, with what they cost now. */
export function RelatedCourses({ courses }: { courses: readonly Unpriced<Course>[] }) {
  const prices = usePrices();
  const priced = courses.map((course) => ({ ...course, price: prices?.[course._id] }));
  return (
    <Section title={words['course.related']()} lead={words['course.relatedLead']()} tinted>
      <CourseCards courses={priced} columns={4} label={words['course.relatedLabel']()} />
    </Section>
  );
}
