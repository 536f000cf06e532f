import { knownSubjects, subjectName } from '@pathshala/content/kinds/known-subjects';
import type { CourseList } from '@pathshala/contract/catalogue/lists';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { paths } from '@pathshala/contract/site/paths';
import { useSession } from '../../auth/session-context.ts';
import { SubjectSign, subjectGround } from '../../course-ui/subject-block.tsx';
import { useClassHub, useSchoolClass } from '../../device/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Link } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './hero.module.css';
import { useHome } from './home-part.tsx';
import type { OpenCourse } from './open-courses.tsx';

interface Block {
  readonly subject: string;
  readonly label: () => string;
  readonly wide?: boolean;
}

const usual: readonly Block[] = [
  { subject: 'bangla', label: words['names.bangla'] },
  { subject: 'mathematics', label: words['home.maths'], wide: true },
  { subject: 'english', label: words['names.english'] },
  { subject: 'physics', label: words['home.physics'] },
  { subject: 'finance', label: words['home.money'] },
  { subject: 'chemistry', label: words['names.chemistry'], wide: true },
  { subject: 'biology', label: words['names.science'], wide: true },
  { subject: 'psychology', label: words['home.memory'] },
  { subject: 'coding', label: words['names.coding'] },
];

/** The school's own subjects come after the nine. */
export const wallSubjects = (): string[] => [
  ...usual.map(({ subject }) => subject),
  ...knownSubjects().flatMap(({ id }) => (isDrawn(id) ? [] : [id])),
];

const blockOf = (subject: string): Block =>
  usual.find((one) => one.subject === subject) ?? {
    subject,
    label: () => subjectName({ subject }, siteLanguage),
  };

const isOfClass = (list: string) => classLists.some((row) => row.list === list);

/** An open course of the subject in the chosen class, else one for all classes, else a search. */
function pathOf(
  { subject, label }: Block,
  courses: readonly OpenCourse[],
  chosen: CourseList | undefined,
): string {
  const ofSubject = courses.filter((one) => one.subject === subject);
  const course =
    ofSubject.find(({ list }) => list === chosen?.list) ?? ofSubject.find(({ list }) => !isOfClass(list));
  return course ? paths.course(course.id) : `${paths.search}?${new URLSearchParams({ q: label() })}`;
}

function MarkedTitle({ title }: { title: string }) {
  const parts = title.split(' ');
  return (
    <h1>
      {parts.slice(0, -2).join(' ')} <span className={styles.mark}>{parts.slice(-2).join(' ')}</span>
    </h1>
  );
}

const lessonsOf = (courses: readonly OpenCourse[]) => courses.reduce((sum, { lessons }) => sum + lessons, 0);

interface HeroProps {
  readonly courses: readonly OpenCourse[];
  readonly wall: readonly string[];
  /** Home does not show the free lessons. */
  readonly hidesFree?: boolean | undefined;
}

/** Visitors get links to what is open to them; lists of classes and free courses need a sign-in. */
export function Hero({ courses, wall, hidesFree = false }: HeroProps) {
  const { title, lead, primary, secondary } = useHome().hero;
  const isStudent = useSession().state.status === 'signed-in';
  const { chosen } = useSchoolClass();
  const hub = useClassHub();
  const hasFreeCourses = !hidesFree && courses.some(({ list }) => list === 'freeCourse');
  return (
    <Wrap className={styles.hero}>
      <div className={styles.words}>
        <MarkedTitle title={title} />
        <p className="soft lead">{lead}</p>
        <div className={`cluster ${styles.actions}`}>
          <ActionLink to={isStudent ? paths.classes : hub} text={primary.label} />
          {(isStudent || hasFreeCourses) && (
            <ActionLink
              to={isStudent ? paths.courses : '#free-lessons'}
              look="quiet"
              text={secondary.label}
            />
          )}
        </div>
      </div>
      <nav className={styles.board} aria-label={words['home.subjects']()}>
        <ul className={styles.wall}>
          {wall.map(blockOf).map((block) => (
            <li key={block.subject} className={block.wide ? styles.wide : ''}>
              <Link
                to={pathOf(block, courses, chosen)}
                className={`center strong ${styles.block}`}
                style={subjectGround(block.subject)}
              >
                <SubjectSign subject={block.subject} className={styles.sign} />
                <span>{block.label()}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={`note strong cluster apart ${styles.chalk}`}>
          <span>{words['home.pickBlock']()}</span>
          <span>{words['home.counts']({ courses: courses.length, lessons: lessonsOf(courses) })}</span>
        </p>
      </nav>
    </Wrap>
  );
}
