import type { PaperRow } from '@pathshala/content/model-test/forms';
import { loadSources, makePaper } from '@pathshala/content/model-test/make-paper';
import {
  markPaper,
  type OwnMarks,
  type PaperResult,
  resultOf,
} from '@pathshala/content/model-test/mark-paper';
import { type Answers, allParts, type PaperPart } from '@pathshala/content/model-test/paper';
import { showPaper } from '@pathshala/content/model-test/show-paper';
import { showUnderstood } from '@pathshala/content/practice/show-exercise';
import { textIn } from '@pathshala/content/practice/text-in';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { siteLanguage } from '../../../words/language.ts';
import type { LivePaper, Outcome } from './attempts.ts';

export interface ClassPaper extends LivePaper {
  readonly mark: (answers: Answers, own: OwnMarks) => PaperResult;
  readonly outcome: (key: string, answers: Answers) => Outcome;
  /** The answered exercises, for the practice log. */
  readonly practised: (answers: Answers) => Omit<PracticeEntry, 'id' | 'at'>[];
}

/** Only exercises from templates enter the log: stems practise no skill. */
function entryOf(part: PaperPart, answers: Answers): Omit<PracticeEntry, 'id' | 'at'>[] {
  const outcome = resultOf(part, answers);
  if (part.kind !== 'marked' || (outcome !== 'right' && outcome !== 'wrong')) return [];
  const { template, seed, level } = part.exercise;
  return [{ template, seed, level, outcome }];
}

/** Makes the paper of a class, without asking a server. @throws Error if its templates cannot be fetched */
export async function makeClassPaper(row: PaperRow, seed: number): Promise<ClassPaper> {
  const sources = await loadSources(row);
  const paper = makePaper(row, seed, sources, siteLanguage);
  const titles = new Map(sources.templates.map(({ id, title }) => [id, textIn(title, siteLanguage)]));
  const parts = new Map(allParts(paper).map((part) => [part.key, part]));
  const assigned = paper.sections.filter(({ name }) => name !== 'creative');
  return {
    sections: showPaper(paper, siteLanguage),
    minutes: paper.minutes,
    understood(key, typed) {
      const part = parts.get(key);
      return part?.kind === 'marked' ? showUnderstood(part.exercise, typed, siteLanguage) : undefined;
    },
    skillOf(key) {
      const part = parts.get(key);
      const id = part?.kind === 'marked' ? part.exercise.template : '';
      const title = titles.get(id);
      return title === undefined ? undefined : { id, title };
    },
    mark: (answers, own) => markPaper(paper, answers, own),
    outcome(key, answers) {
      const part = parts.get(key);
      return part ? resultOf(part, answers) : 'open';
    },
    practised: (answers) => allParts({ sections: assigned }).flatMap((part) => entryOf(part, answers)),
  };
}
