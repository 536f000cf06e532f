import type { Issue } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';

/** Faults that an answer names at most: who sends thousands of wrong fields gets no answer of megabytes. */
export const maxIssuesNamed = 20;

/** What an error says, in a language. */
export function textOf(said: MessageRef | readonly Issue[], language: Language): string {
  return isList(said) ? issuesText(said, language) : sayOf(language, said);
}

const isList = (said: MessageRef | readonly Issue[]): said is readonly Issue[] => Array.isArray(said);

/** The first faults in a line, and how many more there are. */
function issuesText(issues: readonly Issue[], language: Language): string {
  const named = issues.slice(0, maxIssuesNamed).map(({ path, line, ...issue }) => {
    if (line === undefined) return say(language, 'request-faults.at', { path, fault: issue });
    return say(language, 'request-faults.atLine', { path, line, fault: issue });
  });
  const count = issues.length - named.length;
  return [...named, ...(count > 0 ? [say(language, 'request-faults.more', { count })] : [])].join('; ');
}
