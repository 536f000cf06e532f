import type { Course, Unpriced } from '@pathshala/contract/courses/course';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { useId } from 'react';
import { type EnrolmentStatus, progressOf, useEnrolmentStatuses } from '../api/enrolments.ts';
import { CardGrid } from '../ui/card-grid.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Link } from '../ui/router.ts';
import awaited from '../ui/states.module.css';
import { Awaited, visuallyHidden } from '../ui/states.tsx';
import { otherLanguageText, Written } from '../ui/written.tsx';
import { langOf } from '../words/language.ts';
import { words } from '../words/words.ts';
import { BuyNowLink, ContinueLink } from './buy-now.tsx';
import styles from './course-card.module.css';
import { courseFacts, OpensSoon } from './course-facts.tsx';
import { CoursePrice, PriceMark } from './price.tsx';

interface CourseCardsProps {
  readonly courses: readonly Unpriced<Course>[];
  readonly label: string;
  readonly columns?: 3 | 4;
  /** In rows, as all cards are on a phone. */
  readonly isCompact?: true;
}

/** Enrolments are loaded once for all cards, and not for visitors. */
export function CourseCards({ courses, label, columns = 3, isCompact }: CourseCardsProps) {
  const statusIn = useEnrolmentStatuses();
  const [only, other] = courses;
  if (only && !other && !isCompact) {
    return (
      <ul aria-label={label} className={styles.only}>
        <li>
          <CourseCard course={only} status={statusIn(only._id)} isOnly />
        </li>
      </ul>
    );
  }
  return (
    <CardGrid columns={columns} label={label}>
      {courses.map((course) => (
        <CourseCard key={course._id} course={course} status={statusIn(course._id)} isCompact={isCompact} />
      ))}
    </CardGrid>
  );
}

interface CourseCardProps {
  readonly course: Unpriced<Course>;
  readonly status: EnrolmentStatus;
  readonly isCompact?: true | undefined;
  /** As wide as its list, and says what it is about. */
  readonly isOnly?: true;
}

function Cover({ course, enrolment }: CourseCardPart) {
  return (
    <div className={`clip ${styles.cover}`}>
      <Link to={paths.course(course._id)} tabIndex={-1} aria-hidden>
        <img className="fill" src={course.img} alt="" width={400} height={300} loading="lazy" />
      </Link>
      {enrolment && (
        <div className={styles.progress}>
          <ProgressBar
            {...progressOf(enrolment)}
            label={words['ui.progressIn']({ title: course.title })}
            withWords={false}
          />
        </div>
      )}
    </div>
  );
}

interface CourseCardPart {
  readonly course: Unpriced<Course>;
  readonly enrolment: Enrolment | undefined;
}

/** A student's progress is in the same line, to avoid layout shift, and so is the language if it is not the page's. */
function aboutOf({ course, enrolment }: CourseCardPart): string {
  const progress = enrolment && progressOf(enrolment);
  const length = progress
    ? words['ui.lessonsOf']({ done: progress.done, all: progress.of })
    : words['ui.lessons']({ count: course.lessons });
  const language = otherLanguageText(langOf(course.title));
  const texts = [...courseFacts(course).map(({ text }) => text), length];
  return [...texts, ...(language ? [language] : [])].join(' · ');
}

function Foot({
  course,
  status: { enrolment, awaited },
  describedBy,
}: CourseCardProps & { readonly describedBy: string }) {
  if (enrolment) {
    return (
      <>
        <CoursePrice course={course} size="card" mark={<PriceMark>{words['ui.yours']()}</PriceMark>} />
        <ContinueLink enrolment={enrolment} />
      </>
    );
  }
  return (
    <>
      <CoursePrice
        course={course}
        size="card"
        {...(course.price === 0 && { mark: <PriceMark>{words['ui.free']()}</PriceMark> })}
      />
      <Awaited isAwaited={awaited}>
        <BuyNowLink course={course} describedBy={describedBy} />
      </Awaited>
    </>
  );
}

/** On a phone a row, with the cover at the side. docs/contract.md, "Cards" */
function CourseCard({ course, status, isCompact, isOnly }: CourseCardProps) {
  const id = useId();
  const { enrolment } = status;
  const isSoon = !course.complete && !enrolment;
  const says = isSoon ? `${id}-title ${id}-mark` : `${id}-title`;
  return (
    <article className={`card ${isCompact ? '' : styles.tall} ${styles.card}`}>
      <Cover course={course} enrolment={enrolment} />
      <div className={styles.words}>
        <h3 className="h4" lang={langOf(course.title)}>
          <Link
            id={`${id}-title`}
            className="plain"
            to={paths.course(course._id)}
            {...(isSoon && { 'aria-labelledby': says })}
          >
            {course.title}
          </Link>
        </h3>
        <p className="note">{aboutOf({ course, enrolment })}</p>
        {isOnly && <Written as="p" text={course.summary} />}
        {isSoon && (
          // Under the heading “Opening later” the mark need not be seen on each card.
          <p id={`${id}-mark`} style={isCompact ? visuallyHidden : undefined}>
            {isCompact ? words['ui.opensSoon']() : <OpensSoon />}
          </p>
        )}
      </div>
      <div className={`cluster gap-2 apart ${styles.foot}`}>
        <Foot course={course} status={status} describedBy={says} />
      </div>
    </article>
  );
}

export function CourseCardSkeleton() {
  return (
    <div className={`card ${styles.tall} ${styles.card} ${styles.skeleton}`}>
      <div className={styles.cover} />
      <div className={styles.words}>
        <span className={awaited.blank} />
        <span className={awaited.blank} />
      </div>
      <div className={`cluster gap-2 apart ${styles.foot}`}>
        <span className={awaited.blank} />
        <span className={awaited.blank} />
      </div>
    </div>
  );
}
