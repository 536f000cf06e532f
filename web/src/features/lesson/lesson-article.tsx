import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { OutlineItem } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useRef } from 'react';
import { langOf, langOfMarkup } from '../../ui/language.ts';
import { lazyPart, nothing } from '../../ui/lazy-part.tsx';
import prose from '../../ui/prose.module.css';
import { Link } from '../../ui/router.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './lesson-article.module.css';
import { LessonEnd } from './lesson-end.tsx';
import { NextLesson } from './next-lesson.tsx';
import { PractiseThis } from './practise-this.tsx';
import { Quiz } from './quiz.tsx';
import { useReadingPosition } from './reading-position.ts';
import { useQuizCheck } from './use-lesson.ts';
import { useLessonProgress } from './use-lesson-progress.ts';
import { usePracticeLinks } from './use-practice-links.ts';

// A lesson still works if reading aloud fails to load.
const ReadAloud = lazyPart(() => import('./read-aloud.tsx'), nothing);

interface LessonArticleProps {
  readonly lesson: Lesson;
  readonly outline: readonly OutlineItem[];
  /** Whether the course is free; undefined: not known yet. */
  readonly free: boolean | undefined;
  /** Whether the text was prerendered. */
  readonly wasThere: boolean;
  /** Its practice, if the page was rendered with it. */
  readonly practice?: readonly PracticeLink[] | undefined;
}

/** A lesson's text, its quiz, and links to other lessons. */
export function LessonArticle({ lesson, outline, free, wasThere, practice }: LessonArticleProps) {
  const { courseId, _id } = lesson;
  const progress = useLessonProgress(courseId, _id);
  const links = usePracticeLinks(`${courseId}/${_id}`, practice);
  const marking = useQuizCheck(courseId, _id);
  const text = useRef<HTMLDivElement>(null);
  const { resumed, toTop } = useReadingPosition(`${courseId}/${_id}`, text, wasThere);
  useScrollableParts(text, lesson.body);
  const canSpeak = useHydrated() && 'speechSynthesis' in window;
  const lang = langOfMarkup(lesson.body);
  const number = outline.findIndex((item) => item.id === _id) + 1;
  return (
    <article>
      <div className={styles.top}>
        <p className={`cluster links soft ${styles.crumbs}`}>
          <Link className="tap strong" to={paths.course(courseId)} lang={langOf(lesson.courseTitle)}>
            {lesson.courseTitle}
          </Link>
          <span>
            {number > 0 && `${words['lesson.number']({ place: number, all: outline.length })} · `}
            {words['ui.minutes']({ count: lesson.minutes })}
          </span>
        </p>
        {canSpeak && (
          <Suspense>
            <ReadAloud text={text} lang={lang ?? siteLanguage} />
          </Suspense>
        )}
      </div>
      <h1 className={styles.title} lang={langOf(lesson.title)}>
        {lesson.title}
      </h1>
      {resumed && (
        <div className={`card cluster screen ${styles.floats}`} role="status">
          {words['lesson.resumed']()}
          <button type="button" className="tap strong leaf" onClick={toTop}>
            {words['lesson.toTop']()}
          </button>
        </div>
      )}
      <div ref={text}>
        <SchoolHtml className={prose.prose} html={lesson.body} lang={lang} />
      </div>
      <PractiseThis links={links} />
      {lesson.quiz.length > 0 && (
        <Quiz
          lesson={`${courseId}/${_id}`}
          questions={lesson.quiz}
          marking={marking}
          onPassed={() => void progress.mark(true)}
          afterPassed={
            <NextLesson
              lesson={lesson}
              number={number + 1}
              free={free}
              joined={progress.enrolment !== undefined}
            />
          }
        />
      )}
      <LessonEnd lesson={lesson} outline={outline} progress={progress} />
    </article>
  );
}
