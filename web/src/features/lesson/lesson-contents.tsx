import { langOf } from '../../ui/language.ts';
import { SchoolHtml } from '../../ui/school-html.tsx';
import { words } from '../../words/words.ts';
import styles from './lesson-contents.module.css';
import { useCurrentPart } from './use-current-part.ts';

interface Part {
  readonly id: string;
  /** The heading's own HTML: it may hold a formula. */
  readonly html: string;
}

/** The parts of a lesson's text, in order. @param body our own HTML */
export function partsOf(body: string): Part[] {
  const headings = body.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g);
  return [...headings].map(([, id = '', html = '']) => ({ id, html }));
}

interface LessonContentsProps {
  readonly body: string;
  readonly hasQuiz: boolean;
}

/** A small outline of the open lesson; it stays in sight beside the text if there is room. */
export function LessonContents({ body, hasQuiz }: LessonContentsProps) {
  const parts = [...partsOf(body), ...(hasQuiz ? [{ id: 'quiz', html: words['ui.quiz']() }] : [])];
  const current = useCurrentPart(parts.map(({ id }) => id));
  if (parts.length < 2) return null;
  return (
    <nav aria-labelledby="on-this-page" className={`note screen ${styles.contents}`}>
      <h2 id="on-this-page" className="note strong">
        {words['lesson.contents']()}
      </h2>
      <ol className="stack gap-0">
        {parts.map(({ id, html }) => (
          <li key={id}>
            <a className="plain" href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <SchoolHtml as="span" html={html} lang={langOf(html)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
