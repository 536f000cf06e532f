import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
import type { AddPracticeAnswer, AddPracticeInput, PracticeLogPage } from './log.ts';
import type {
  ModelTestAnswers,
  ModelTestPaper,
  ModelTestResult,
  NewWeekLink,
  WeekLink,
  WeekTokenInput,
  WeekView,
} from './model-test.ts';

export const practiceEndpoints = {
  /** The caller's practice log from a position on (`after`, 0: all of it). */
  practiceLog: get<PracticeLogPage, 'after'>('/practice/log', 'signed-in'),
  addPractice: post<AddPracticeAnswer, never, AddPracticeInput>('/practice/log', 'signed-in'),
  startModelTest: post<ModelTestPaper, ':courseId' | LanguageQuery>(
    '/course/:courseId/model-test',
    'signed-in',
  ),
  submitModelTest: post<ModelTestResult, ':courseId' | LanguageQuery, ModelTestAnswers>(
    '/course/:courseId/model-test/answers',
    'signed-in',
  ),
  weekLink: get<WeekLink>('/account/week-link', 'signed-in'),
  makeWeekLink: put<NewWeekLink>('/account/week-link', 'signed-in'),
  endWeekLink: del<WeekLink>('/account/week-link', 'signed-in'),
  weekView: post<WeekView, LanguageQuery, WeekTokenInput>('/week/view', 'anyone'),
} as const;
