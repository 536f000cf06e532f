import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { CourseDetail, Unpriced } from '@pathshala/contract/course';
import type { Lesson } from '@pathshala/contract/lesson';

/** What the page of a lesson that anybody may read shows before it asks the API. */
export interface LessonPageData {
  readonly lesson: Lesson;
  readonly course: Unpriced<CourseDetail>;
  /** What practises it; left out by what was published since the build. */
  readonly practice?: readonly PracticeLink[];
}
