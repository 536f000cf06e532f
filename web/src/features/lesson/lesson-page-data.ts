import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/lesson';

/** What the page of a lesson that anybody may read shows before it asks the API. */
export interface LessonPageData {
  readonly lesson: Lesson;
  readonly course: Unpriced<CourseDetail>;
  /** What practises it; left out by what was published since the build. */
  readonly practice?: readonly PracticeLink[];
  /** Name of its share picture; left out: that of its course, which the build has drawn. */
  readonly picture?: string;
}

/** A lesson that is not for everybody: what is said of it is its name. */
export interface ClosedLessonData {
  readonly closed: Pick<Lesson, 'title' | 'courseTitle'>;
}
