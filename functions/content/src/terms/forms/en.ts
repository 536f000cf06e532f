import { ownValue } from '@pathshala/contract/http/own-value';
import { escaped } from './escaped.ts';

/** Plurals that no rule makes, by the last word of a term. */
const oddPlurals: Readonly<Record<string, string>> = {
  analysis: 'analyses',
  axis: 'axes',
  formula: 'formulae',
  fungus: 'fungi',
  hypothesis: 'hypotheses',
  leaf: 'leaves',
  matrix: 'matrices',
  meiosis: 'meioses',
  mitochondrion: 'mitochondria',
  mitosis: 'mitoses',
  nucleus: 'nuclei',
  person: 'people',
  radius: 'radii',
  vertex: 'vertices',
};

function pluralOf(term: string): string {
  const [, before = '', last = ''] = /^(.*?)([^ -]+)$/.exec(term) ?? [];
  const odd = ownValue(oddPlurals, last.toLowerCase());
  if (odd) return before + odd;
  if (/[^aeiou]y$/i.test(term)) return `${term.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(term) ? `${term}es` : `${term}s`;
}

/** Alone or as a plural. */
export const english = (name: string): string => `${escaped(pluralOf(name))}|${escaped(name)}`;
