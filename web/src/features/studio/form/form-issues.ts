import type { IssueInWords } from '@pathshala/contract/calls/problem';
import { fieldIssuesIn, type Issue, messageRefOf } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { type FormikErrors, getIn, useFormikContext } from 'formik';
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

/** The errors of a small form, for Formik. */
export function errorsIn<Values>(
  schema: Parameters<typeof fieldIssuesIn>[0],
  values: Values,
  context = {},
): FormikErrors<Values> {
  const issues = fieldIssuesIn(schema, values, { strict: false, context });
  return Object.fromEntries(
    issues.map(({ path, ...said }) => [path, messageText(said)]),
  ) as FormikErrors<Values>;
}

export interface FormIssues {
  readonly own: readonly Issue[];
  /** Issues that the school found when publishing; they go with the next change. */
  readonly found: readonly Issue[];
  /** The paths that had an issue when the editor pressed *Publish*: those are shown also in fields never visited. */
  readonly asked: ReadonlySet<string>;
  /** The issue whose field the editor wants to see; a new object each time. */
  readonly sought: Issue | null;
}

export const FormIssuesContext = createContext<FormIssues>({
  own: [],
  found: [],
  asked: new Set(),
  sought: null,
});

/** Also at fields that were never visited. */
export const shownAnyway = ({ own, found, asked }: FormIssues): readonly Issue[] => [
  ...own.filter(({ path }) => asked.has(path)),
  ...found,
];

/** The language at the end of an issue's path: `title.bn`, `quiz[1].question (bn)`. */
export const versionOfIssue = new RegExp(` \\((${codes})\\)$|\\.(${codes})$`);

/** Splits an issue's path into its field and the language of the text, if it names one. */
export function pathOfIssue(path: string): {
  readonly field: string;
  readonly language: Language | undefined;
} {
  const [ending = '', version, text] = versionOfIssue.exec(path) ?? [];
  const language = languages.find((one) => one === (version ?? text));
  return { field: path.slice(0, path.length - ending.length), language };
}

/** @param language of the field's text @returns undefined without an issue, or before the field was visited */
export function useIssue(name: string, language: Language = firstLanguage): string | undefined {
  const { own, found, asked } = useContext(FormIssuesContext);
  const { touched } = useFormikContext();
  const isOf = ({ path }: Issue) => {
    const at = pathOfIssue(path);
    return at.field === name && (at.language ?? firstLanguage) === language;
  };
  const isVisited = Boolean(getIn(touched, name));
  const isShown = (issue: Issue) => isOf(issue) && (isVisited || asked.has(issue.path));
  const issues = [...own.filter(isShown), ...found.filter(isOf)];
  const texts = issues.map(issueText);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('; ');
}

export const useSought = (): Issue | null => useContext(FormIssuesContext).sought;
