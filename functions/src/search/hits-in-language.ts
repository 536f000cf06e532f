import {
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  searchGroups,
} from '@pathshala/contract/catalogue/search';
import { coverIn } from '@pathshala/contract/pictures/cover';
import type { Language } from '@pathshala/contract/text/languages';
import { otherLanguages } from '@pathshala/contract/text/local-text';

/** An answer with the covers of a language, whose hits say which of their texts have no translation into the language that was asked for. */
export function hitsInLanguage(answer: SearchAnswer, language: Language): SearchAnswer {
  const marked = (hit: SearchHit): SearchHit => {
    const lang = otherLanguages({ title: hit.title, note: hit.note }, language);
    return { ...hit, img: coverIn(hit.img, language), ...(lang && { lang }) };
  };
  const groups = searchGroups.map((group) => [group, answer[group].map(marked)] as const);
  return { ...(Object.fromEntries(groups) as Record<SearchGroup, SearchHit[]>), order: answer.order };
}
