import { paths } from '@pathshala/contract/site/paths';
import { usePrices } from '../../api/courses.ts';
import { CoursePrice } from '../../course-ui/price.tsx';
import { WrittenLink } from '../../ui/written.tsx';
import { words } from '../../words/words.ts';
import type { Counts, CourseLine } from './class-content.ts';

export function countText({ lessons, skills, tests }: Counts): string {
  return [
    lessons > 0 && words['ui.lessons']({ count: lessons }),
    skills > 0 && words['learn.skills']({ count: skills }),
    tests > 0 && words['learn.tests']({ count: tests }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface CourseLinesProps {
  readonly courses: readonly CourseLine[];
  /** Whether each line says that its course opens soon. Left out where the heading says so. */
  readonly withState?: true;
}

export function CourseLines({ courses, withState }: CourseLinesProps) {
  const prices = usePrices();
  return (
    <ul className="card clip lines">
      {courses.map(({ id, title, lessons, complete }) => (
        <li key={id} className="row line">
          <div className="grow">
            <WrittenLink className="plain whole strong" to={paths.course(id)} text={title} />
            <p className="note">
              {words['ui.lessons']({ count: lessons })}
              {withState && !complete && ` · ${words['ui.opensSoon']()}`}
            </p>
          </div>
          <CoursePrice course={{ _id: id, price: prices?.[id] }} size="line" />
        </li>
      ))}
    </ul>
  );
}
