import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { issueText } from './issue-text.ts';

const codes = languages.join('|');

export interface FormIssues {
  /** Issues that the kind's schema finds in the form now. */
  readonly own: readonly Issue[];
  /** Issues that the school found when publishing; they go with the next change. */
  readonly found: readonly Issue[];
  /** Whether to show issues also in fields that the editor has not left yet. */
  readonly all: boolean;
}

export const FormIssuesContext = createContext<FormIssues>({ own: [], found: [], all: false });

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

/**
 * The message for a field's issue.
 * @param language the language of the text that it looks at
 * @returns undefined if there is no issue, or the editor has not been in the field yet
 */
export function useIssue(name: string, language: Language = firstLanguage): string | undefined {
  const { own, found, all } = useContext(FormIssuesContext);
  const { touched } = useFormikContext();
  const isOf = ({ path }: Issue) => {
    const at = pathOfIssue(path);
    return at.field === name && (at.language ?? firstLanguage) === language;
  };
  const isShown = all || Boolean(getIn(touched, name));
  const issues = [...(isShown ? own.filter(isOf) : []), ...found.filter(isOf)];
  const texts = issues.map(issueText);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('; ');
}
