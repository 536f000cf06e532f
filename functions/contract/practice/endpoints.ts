import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
import type { AddPracticeAnswer, AddPracticeInput, PracticeLogPage } from './log.ts';
import type * as paper from './model-test.ts';

export const practiceEndpoints = {
  /** The caller's practice log from a position on (`after`, 0: all of it). */
  practiceLog: get<PracticeLogPage, 'after'>('/practice/log', 'signed-in'),
  addPractice: post<AddPracticeAnswer, never, AddPracticeInput>('/practice/log', 'signed-in'),
  startModelTest: post<paper.ModelTestPaper, ':courseId' | LanguageQuery>(
    '/course/:courseId/model-test',
    'signed-in',
  ),
  submitModelTest: post<paper.ModelTestResult, ':courseId' | LanguageQuery, paper.ModelTestAnswers>(
    '/course/:courseId/model-test/answers',
    'signed-in',
  ),
  weekLink: get<paper.WeekLink>('/account/week-link', 'signed-in'),
  makeWeekLink: put<paper.NewWeekLink>('/account/week-link', 'signed-in'),
  endWeekLink: del<paper.WeekLink>('/account/week-link', 'signed-in'),
  weekView: post<paper.WeekView, LanguageQuery, paper.WeekTokenInput>('/week/view', 'anyone'),
} as const;
