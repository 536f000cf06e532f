import type { Issue } from '@pathshala/contract/http/validation';
import type { Language } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';

/** Maximum issues in an answer, so that thousands of wrong fields do not produce megabytes. */
export const maxIssuesNamed = 20;

/** An error's text in a language. */
export function textOf(details: MessageRef | readonly Issue[], language: Language): string {
  return isList(details) ? issuesText(details, language) : sayOf(language, details);
}

const isList = (details: MessageRef | readonly Issue[]): details is readonly Issue[] =>
  Array.isArray(details);

/** The first issues in one line, and the number of others. */
function issuesText(issues: readonly Issue[], language: Language): string {
  const named = issues.slice(0, maxIssuesNamed).map(({ path, line, ...issue }) => {
    if (line === undefined) return say(language, 'request-faults.at', { path, fault: issue });
    return say(language, 'request-faults.atLine', { path, line, fault: issue });
  });
  const count = issues.length - named.length;
  return [...named, ...(count > 0 ? [say(language, 'request-faults.more', { count })] : [])].join('; ');
}
