import { parentOf } from '@pathshala/content/kinds/all-kinds';
import type { Terms } from '@pathshala/content/render/mark-terms';
import type { LessonContext } from '@pathshala/content/terms/lesson-terms';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import type { Language } from '@pathshala/contract/text/languages';
import { createContext, useContext, useEffect, useState } from 'react';
import { siteLanguage } from '../../../words/language.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';

/** Where the lesson in the form stands; undefined: what is in the form is no lesson, or nothing is known yet. */
export const LessonContextContext = createContext<LessonContext | undefined>(undefined);

/** Where a lesson stands, by its course's draft: that decides which words it explains. */
export function useLessonContext(name: ItemName): LessonContext | undefined {
  const calls = useStudioCalls();
  const courseId = parentOf(name)?.id;
  const [context, setContext] = useState<LessonContext>();
  useEffect(() => {
    if (courseId === undefined) return undefined;
    let isOld = false;
    calls.read({ kind: 'courses', id: courseId }).then(
      ({ draft }) => {
        const subject = subjectNames.find((one) => one === draft.subject);
        const list = listNames.find((one) => one === draft.list);
        if (!isOld && subject && list) setContext({ subject, list });
      },
      // A text is written without them too.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [calls, courseId]);
  return context;
}

/** The glossary's words that the lesson in the form explains; undefined: none, or they are not here yet. */
export function useTerms(written: Language): Terms | undefined {
  const context = useContext(LessonContextContext);
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    setTerms(undefined);
    if (!context) return undefined;
    let isOld = false;
    // The whole glossary, which nobody waits for.
    import('@pathshala/content/terms/lesson-terms').then(
      ({ termsOf }) => {
        const found = termsOf(context, written, siteLanguage);
        if (!isOld && found.rows.length > 0) setTerms(found);
      },
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [context, written]);
  return terms;
}
