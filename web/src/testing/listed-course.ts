import type { Course } from '@pathshala/contract/course';

/** A course as a list of class 6 has it: mathematics for $12, open, with the four lessons of `placeIn`. */
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
