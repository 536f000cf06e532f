import type { Language } from '@pathshala/contract/languages';
import type { Fault } from '@pathshala/contract/validation';
import type { Said } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';

/** Faults that an answer names at most: who sends thousands of wrong fields gets no answer of megabytes. */
export const mostFaultsNamed = 20;

/** What an error says, in a language. */
export function textOf(said: Said | readonly Fault[], language: Language): string {
  return isList(said) ? faultsText(said, language) : sayOf(language, said);
}

const isList = (said: Said | readonly Fault[]): said is readonly Fault[] => Array.isArray(said);

/** The first faults in a line, and how many more there are. */
function faultsText(faults: readonly Fault[], language: Language): string {
  const named = faults.slice(0, mostFaultsNamed).map(({ path, line, ...fault }) => {
    if (line === undefined) return say(language, 'request-faults.at', { path, fault });
    return say(language, 'request-faults.atLine', { path, line, fault });
  });
  const count = faults.length - named.length;
  return [...named, ...(count > 0 ? [say(language, 'request-faults.more', { count })] : [])].join('; ');
}
