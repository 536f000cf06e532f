import type { CourseDetail, OutlineItem, Unpriced } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { paths } from '@pathshala/contract/site/paths';
import { Icon } from '../../ui/icon.tsx';
import { langOf } from '../../ui/language.ts';
import list from '../../ui/link-list.module.css';
import { Link } from '../../ui/router.ts';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './course-outline.module.css';

interface OutlineProps {
  readonly course: Unpriced<CourseDetail>;
  /** Lessons that the student has done; undefined for everybody who is not enrolled. */
  readonly done: readonly string[] | undefined;
}

type Standing = 'done' | 'open' | 'locked' | 'planned';

const looks: Readonly<Record<Standing, string | undefined>> = {
  done: 'filled',
  open: list.open,
  locked: styles.locked,
  planned: styles.planned,
};

function Mark({ standing, number }: { standing: Standing; number: number }) {
  return (
    <span className={`center strong ${list.number} ${looks[standing]}`} aria-hidden="true">
      {standing === 'done' ? <Icon name="check" size={20} /> : numberText(number)}
    </span>
  );
}

/** What a screen reader and the right-hand side say about a lesson's standing. */
function Note({ standing }: { standing: Standing }) {
  if (standing === 'done') return <span className="note strong leaf">{words['ui.done']()}</span>;
  if (standing === 'locked')
    return <Icon name="lock" size={24} className="soft" title={words['course.locked']()} />;
  if (standing === 'open') return <Icon name="play" size={24} className="soft" />;
  return null;
}

interface RowProps {
  readonly courseId: string;
  readonly item: OutlineItem;
  readonly number: number;
  readonly standing: Standing;
  readonly free: boolean;
}

function Row({ courseId, item, number, standing, free }: RowProps) {
  const lang = langOf(item.title);
  const readable = standing === 'done' || standing === 'open';
  return (
    <li className="row line">
      <Mark standing={standing} number={number} />
      <span className="grow">
        {readable ? (
          <Link
            className={`plain whole strong ${styles.link}`}
            to={paths.lesson(courseId, item.id)}
            lang={lang}
          >
            {item.title}
          </Link>
        ) : (
          <span lang={lang}>{item.title}</span>
        )}
        <span className="cluster gap-2">
          <small className="note">{words['ui.minutes']({ count: item.minutes })}</small>
          {free && <span className="chip marigold">{words['course.freeToRead']()}</span>}
        </span>
      </span>
      {!free && <Note standing={standing} />}
    </li>
  );
}

/** The lessons in their order: how long each takes, which one is free to read, and which are done. */
export function CourseOutline({ course, done }: OutlineProps) {
  const standingOf = (item: OutlineItem): Standing => {
    const access = mayReadLesson(course, item.id, done ? 'enrolled' : 'visitor');
    if (access === 'course-not-open') return 'planned';
    if (done?.includes(item.id)) return 'done';
    return access === 'open' ? 'open' : 'locked';
  };
  return (
    <ol className="card clip lines">
      {course.outline.map((item, at) => (
        <Row
          key={item.id}
          courseId={course._id}
          item={item}
          number={at + 1}
          standing={standingOf(item)}
          free={!done && mayReadLesson(course, item.id, 'visitor') === 'open'}
        />
      ))}
    </ol>
  );
}
