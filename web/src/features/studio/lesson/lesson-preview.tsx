import Alert from '@mui/material/Alert';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { langOfHtml } from '@pathshala/contract/text/languages';
import { useDeferredValue, useMemo, useState } from 'react';
import { langOf } from '../../../ui/language.ts';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import styles from './lesson.module.css';
import { LessonLanguage } from './lesson-language.tsx';
import { PreviewFrame, type PreviewScheme, type PreviewWidth } from './preview-frame.tsx';
import { type Rendered, type RenderedLesson, renderedLesson, unspokenOf } from './rendered.ts';
import { useShownLanguage } from './shown-language.ts';
import { Switch } from './switch.tsx';

function Shown({ of, inline = false }: { readonly of: Rendered; readonly inline?: boolean }) {
  if ('issue' in of)
    return (
      <p className={styles.broken} lang={langOf(of.issue)}>
        {of.issue}
      </p>
    );
  const lang = langOfHtml(of.html);
  if (inline) return <SchoolHtml as="span" html={of.html} lang={lang} />;
  return <SchoolHtml className={prose.prose} html={of.html} lang={lang} />;
}

function Page({ lesson }: { readonly lesson: RenderedLesson }) {
  return (
    <article className={styles.page}>
      {lesson.minutes !== undefined && (
        <p className="soft">{words['ui.minutes']({ count: lesson.minutes })}</p>
      )}
      <h1 lang={langOf(lesson.title)}>{lesson.title}</h1>
      <Shown of={lesson.body} />
      {lesson.quiz.length > 0 && (
        <section className={`card roomy stack gap-6 ${styles.quiz}`}>
          <h2>{words['ui.quiz']()}</h2>
          {lesson.quiz.map(({ question, options, answer, explanation, feedback }, at) => (
            <div key={at} className="stack gap-2">
              <p className="strong">
                {numberText(at + 1)}. <Shown of={question} inline />
              </p>
              <ol className="stack gap-2">
                {options.map((option, place) => (
                  <li
                    key={place}
                    className={`control ${styles.option} ${place === answer ? styles.right : ''}`}
                  >
                    <Shown of={option} inline />
                    {feedback[place] && (
                      <p className="note">
                        <Shown of={feedback[place]} inline />
                      </p>
                    )}
                  </li>
                ))}
              </ol>
              <p className="soft">
                <Shown of={explanation} inline />
              </p>
            </div>
          ))}
        </section>
      )}
    </article>
  );
}

/** A preview of the lesson as students will see it: phone or desktop, light or dark, in either language. */
export default function LessonPreview({ fields }: { readonly fields: StudioFields }) {
  const { language } = useShownLanguage();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [scheme, setScheme] = useState<PreviewScheme>('light');
  const shown = useDeferredValue(fields);
  const lesson = useMemo(() => renderedLesson(shown, language), [shown, language]);
  const unspoken = useMemo(() => unspokenOf(lesson), [lesson]);
  return (
    <section className={`stack ${styles.preview}`} aria-label={words['studio-lesson.preview']()}>
      <div className="cluster">
        <LessonLanguage />
        <Switch
          label={words['studio-lesson.width']()}
          options={{ phone: words['studio-lesson.phone'](), desktop: words['studio-lesson.desktop']() }}
          value={width}
          onChoose={setWidth}
        />
        <Switch
          label={words['studio-lesson.colours']()}
          options={{ light: words['studio-lesson.light'](), dark: words['studio-lesson.dark']() }}
          value={scheme}
          onChoose={setScheme}
        />
      </div>
      {unspoken.length > 0 && (
        <Alert severity="warning">{words['studio-formula.unspoken']({ signs: unspoken.join(' ') })}</Alert>
      )}
      <PreviewFrame width={width} scheme={scheme}>
        <Page lesson={lesson} />
      </PreviewFrame>
    </section>
  );
}
