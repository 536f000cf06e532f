import type { IssueInWords } from '@pathshala/contract/calls/endpoints';
import { type Issue, messageRefOf } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { createContext, useContext } from 'react';
import { faults } from '../../../words/compiled/messages/faults.js';
import { validation } from '../../../words/compiled/messages/validation.js';
import { messageWriter } from '../../../words/validation.ts';
import { words } from '../../../words/words.ts';

const say = messageWriter(validation, faults);

/** The text of an issue. A key that this page does not know yet has the API's own text. */
export const messageText = (messageRef: MessageRef & Partial<Pick<IssueInWords, 'detail'>>): string =>
  say(messageRef) ?? messageRef.detail ?? validation['validation.wrong']();

/** @throws the error itself without a message reference */
export const refusalText = (error: unknown): string => messageText(messageRefOf(error));

export function issueText({ line, ...messageRef }: Omit<Issue | IssueInWords, 'path'>): string {
  const issue = messageText(messageRef);
  return line === undefined ? issue : words['studio.faultInLine']({ line, fault: issue });
}

const codes = languages.join('|');

export interface FormIssues {
  /** Issues found when the editor pressed *Publish*, here and by the school; the next change clears them. */
  readonly shown: readonly Issue[];
  /** The issue whose field the editor asked to see; a new object each time. */
  readonly sought: Issue | null;
}

export const FormIssuesContext = createContext<FormIssues>({ shown: [], sought: null });

/** The language at the end of an issue's path: `title.bn`, `quiz[1].question (bn)`. */
const versionOfIssue = new RegExp(` \\((${codes})\\)$|\\.(${codes})$`);

/** Splits an issue's path into its field and the language of the text, if it names one. */
export function pathOfIssue(path: string): {
  readonly field: string;
  readonly language: Language | undefined;
} {
  const [ending = '', version, text] = versionOfIssue.exec(path) ?? [];
  const language = languages.find((one) => one === (version ?? text));
  return { field: path.slice(0, path.length - ending.length), language };
}

/** @param language of the field's text */
export function useIssue(name: string, language: Language = firstLanguage): string | undefined {
  const { shown } = useContext(FormIssuesContext);
  const own = shown.filter(({ path }) => {
    const at = pathOfIssue(path);
    return at.field === name && (at.language ?? firstLanguage) === language;
  });
  return own.length === 0 ? undefined : [...new Set(own.map(issueText))].join('; ');
}
