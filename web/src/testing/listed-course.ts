import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { enrolmentIn } from './serve-school.ts';

/** A course as a list of class 6 has it: mathematics for $12, open, with the four lessons of `enrolmentIn`. */
export function listedCourse(id: string, other: Partial<Course> = {}): Course {
  return {
    _id: id,
    title: `Course ${id}`,
    price: 12,
    img: `/covers/${id}.svg`,
    list: 'classSix',
    subject: 'mathematics',
    summary: 'Adding and taking away, slowly.',
    lessons: 4,
    minutes: 40,
    complete: true,
    ...other,
  };
}

/** The course *Sums* with its outline, as its own page has it. */
export const sums: CourseDetail = {
  ...listedCourse('sums', { title: 'Sums' }),
  audience: 'Class 6 pupils.',
  outcomes: ['Add', 'Take away', 'Check'],
  outline: [...enrolmentIn('sums', []).lessons],
};

/** A lesson of *Sums*, between others of `enrolmentIn`. */
export const lessonOfSums = (_id: string, previous: string | null, next: string | null): Lesson => ({
  ...{ _id, courseId: 'sums', courseTitle: 'Sums', title: `The ${_id} lesson`, minutes: 10 },
  ...{ body: '<p>Text</p>', quiz: [], previous, next },
});
