import type { Course, CourseDetail, Unpriced } from '@pathshala/contract/courses/course';
import type { NameKey } from '@pathshala/messages/keys';

/** Who teaches the course's subject. */
export interface CourseInstructor {
  readonly name: string;
  readonly education: string;
  readonly bio: string;
  readonly img: string;
  /** Address and label of the subject's page. */
  readonly path: string;
  readonly subject: NameKey;
}

/** What a course page shows. The same data makes its HTML and its first view in the browser. */
export interface CoursePageData {
  readonly course: Unpriced<CourseDetail>;
  readonly related: readonly Unpriced<Course>[];
  /** Null for subjects that have no instructors' page. */
  readonly instructor: CourseInstructor | null;
  /** Name of its share picture; left out: its own, which the build has drawn. */
  readonly picture?: string;
}
