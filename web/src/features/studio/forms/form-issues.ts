import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { issueText } from './issue-text.ts';

const codes = languages.join('|');

export interface FormIssues {
  /** What the schema of the kind has against what stands here. */
  readonly own: readonly Issue[];
  /** What the school found when it was to be published, for as long as nothing was changed. */
  readonly found: readonly Issue[];
  /** Shows them in fields that nobody has left yet, too. */
  readonly all: boolean;
}

export const FormIssuesContext = createContext<FormIssues>({ own: [], found: [], all: false });

/** What a path of an issue ends with: `title.bn`, `quiz[1].question (bn)`. */
export const versionOfIssue = new RegExp(` \\((${codes})\\)$|\\.(${codes})$`);

/** Splits a path of an issue into its field and the language of the text, where it names one. */
export function pathOfIssue(path: string): {
  readonly field: string;
  readonly language: Language | undefined;
} {
  const [ending = '', version, text] = versionOfIssue.exec(path) ?? [];
  const language = languages.find((one) => one === (version ?? text));
  return { field: path.slice(0, path.length - ending.length), language };
}

/**
 * What is wrong with a field, in words.
 * @param language of its text in that language
 * @returns undefined while nothing is, or nobody has been there yet
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
