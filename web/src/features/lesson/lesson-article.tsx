import type { PracticeLink } from '@pathshala/content/practice/catalogue';
import type { OutlineItem } from '@pathshala/contract/courses/course';
import type { Lesson } from '@pathshala/contract/courses/enrolment';
import { paths } from '@pathshala/contract/site/paths';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { isWorth, readingPositions } from '../../device/reading-positions.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/page.tsx';
import prose from '../../ui/prose.module.css';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { idInHash } from '../../ui/site-address.ts';
import { useScrollableParts } from '../../ui/use-scrollable-parts.ts';
import { Written, WrittenLink } from '../../ui/written.tsx';
import { langOf, langOfMarkup, siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './lesson.module.css';
import { LessonEnd, useLessonProgress } from './lesson-end.tsx';
import { Quiz } from './quiz.tsx';
import { ReadAloud } from './read-aloud.tsx';

function PractiseThis({ links }: { readonly links: readonly PracticeLink[] }) {
  if (links.length === 0) return null;
  return (
    <Part title={words['lesson.practise']()} look="h3" className={`stack screen above-6 ${styles.practise}`}>
      <ul className="cluster">
        {links.map(({ id, title }) => (
          <li key={id}>
            <ActionLink look="quiet" to={paths.practiceSkill(id)} lang={langOf(title)}>
              {title}
              <Icon name="next" />
            </ActionLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/**
 * The links to the practice of a lesson.
 * @param lesson course and lesson: `sums/first`
 * @param written the links in the prerendered page; without them a table of all lessons is loaded
 */
function usePracticeLinks(lesson: string, written: readonly PracticeLink[] | undefined) {
  const [links, setLinks] = useState(written ?? []);
  useEffect(() => {
    if (written) return;
    let isLeft = false;
    import('@pathshala/content/practice/lesson-links').then(
      ({ lessonLinks }) => !isLeft && setLinks(lessonLinks[lesson] ?? []),
      // A lesson works without its practice links.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [lesson, written]);
  return links;
}

/** The history state of a visitor who passed a first lesson and then went to register: that lesson's id. */
export interface PassedBefore {
  readonly passed: string;
}

interface NextLessonProps {
  readonly lesson: Lesson;
  /** Number of the next lesson, from 1. */
  readonly number: number;
  /** Undefined: not known yet. */
  readonly free: boolean | undefined;
  readonly joined: boolean;
}

/**
 * The main button below a passed quiz. It leads to the next lesson if the reader may read it. It tells a visitor why to
 * register first; they then return to the next lesson of a free course, or to the page of a course with a price.
 */
export function NextLesson({ lesson, number, free, joined }: NextLessonProps) {
  const { state } = useSession();
  const { courseId, next, _id } = lesson;
  if (next === null) return null;
  if (joined) return <ActionLink to={paths.lesson(courseId, next)}>{words['lesson.next']()}</ActionLink>;
  const course = paths.course(courseId);
  if (state.status !== 'signed-out') {
    return (
      <ActionLink to={course} text={free ? words['lesson.joinAndGoOn']() : words['lesson.getAndGoOn']()} />
    );
  }
  const back = { pathname: free ? paths.lesson(courseId, next) : course, search: '', hash: '' };
  const register = words['fixed.register']();
  const passed: PassedBefore = { passed: _id };
  return (
    <ActionLink to={paths.register} state={{ from: { ...back, state: passed } }}>
      {free
        ? words['lesson.registerFree']({ register, place: number })
        : words['lesson.registerToKeep']({ register })}
    </ActionLink>
  );
}

/** The position is saved when the reader has not scrolled for this long, milliseconds. */
const rest = 250;
/** If the page is this close to where the code scrolled it, the reader has not scrolled, CSS pixels. */
const still = 8;

function partOf(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  return height === 0 ? 0 : Math.min(1, Math.max(0, -top / height));
}

/**
 * Brings a reader back to where they stopped in a lesson, and saves their position.
 * @param lesson name of the lesson, the same in every visit
 * @param article holds the lesson's text
 * @param wasThere whether the text was there before hydration: a reader who is not at its top has already started to read
 */
export function useReadingPosition(
  lesson: string,
  article: RefObject<HTMLElement | null>,
  wasThere: boolean,
) {
  /** Where the code scrolled the page; if it is elsewhere, the reader has scrolled. */
  const put = useRef<number | null>(wasThere ? 0 : null);

  useEffect(() => {
    const element = article.current;
    if (!element || (put.current !== null && Math.abs(window.scrollY - put.current) > still)) return;
    const part = document.getElementById(idInHash(window.location.hash));
    const place = readingPositions.get(lesson);
    // A link to a part of the lesson comes first.
    if (part) part.scrollIntoView({ behavior: 'instant' });
    else if (place && isWorth(place)) {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + place.part * height, behavior: 'instant' });
    }
    put.current = window.scrollY;
  }, [lesson, article]);

  useEffect(() => {
    const element = article.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => readingPositions.set(lesson, partOf(element));
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(note, rest);
    };
    const hidden = () => document.visibilityState === 'hidden' && note();
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', note);
    // Somebody who started to read before hydration has scrolled already.
    if (put.current !== null && Math.abs(window.scrollY - put.current) > still) scrolled();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', note);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [lesson, article]);
}

interface LessonArticleProps {
  readonly lesson: Lesson;
  readonly outline: readonly OutlineItem[];
  /** Undefined: not known yet. */
  readonly free: boolean | undefined;
  /** Whether the text was prerendered. */
  readonly wasThere: boolean;
  readonly practice?: readonly PracticeLink[] | undefined;
}

export function LessonArticle({ lesson, outline, free, wasThere, practice }: LessonArticleProps) {
  const { courseId, _id } = lesson;
  const progress = useLessonProgress(courseId, _id);
  const links = usePracticeLinks(`${courseId}/${_id}`, practice);
  const text = useRef<HTMLDivElement>(null);
  useReadingPosition(`${courseId}/${_id}`, text, wasThere);
  useScrollableParts(text, lesson.body);
  const lang = langOfMarkup(lesson.body);
  const number = outline.findIndex((item) => item.id === _id) + 1;
  return (
    <article>
      <div className={styles.top}>
        <p className={`cluster links soft ${styles.crumbs}`}>
          <WrittenLink className="tap strong" to={paths.course(courseId)} text={lesson.courseTitle} />
          <span>
            {number > 0 && `${words['lesson.number']({ place: number, all: outline.length })} · `}
            {words['ui.minutes']({ count: lesson.minutes })}
          </span>
        </p>
        <ReadAloud text={text} lang={lang ?? siteLanguage} />
      </div>
      <Written
        as="h1"
        style={{ marginBlock: 'var(--ps-space-2) var(--ps-space-panel)' }}
        text={lesson.title}
      />
      <div ref={text}>
        <SchoolHtml className={`${prose.prose} ${styles.body}`} html={lesson.body} lang={lang} />
      </div>
      <PractiseThis links={links} />
      {lesson.quiz.length > 0 && (
        <Quiz
          lesson={lesson}
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
