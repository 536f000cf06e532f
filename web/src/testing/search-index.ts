import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import type { SearchDocument } from '@pathshala/search/documents';
import { withMarks } from '@pathshala/search/matching-words';
import { createSearch, indexOf } from '@pathshala/search/search';
import { vi } from 'vitest';

const changes = apiRoot + pathOf(endpoints.searchChanges, {});
const answer = `${apiRoot + pathOf(endpoints.search, {})}?`;

const documents: readonly SearchDocument[] = [
  { group: 'courses', _id: 'free-fractions', title: 'Fractions from zero', note: 'Free course', text: '' },
  { group: 'courses', _id: 'c6-fractions', title: 'Fractions and ratios', note: 'Class 6', text: '' },
  { group: 'books', _id: 'fractions-workbook', title: 'Fractions workbook', note: 'Rumana', text: '' },
  {
    group: 'instructors',
    _id: 'nandita',
    title: 'Nandita Rani',
    note: 'MSc',
    text: '',
    path: '/instructor/physics',
  },
];

/**
 * Puts a small search index in place of the site's and the API's until `vi.unstubAllGlobals()`; gives back the addresses asked for.
 * @param more things that can be found besides
 */
export function serveSearchIndex(more: readonly SearchDocument[] = []): string[] {
  const asked: string[] = [];
  const index = indexOf([...documents, ...more]);
  const find = createSearch(index);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith(changes)) return Response.json({ documents: [], gone: [], subjects: [] });
    asked.push(address);
    const [before, query] = address.split(answer);
    const words = new URLSearchParams(query).get('q') ?? '';
    if (before === '') return Response.json(withMarks(find(words), words));
    return new Response(index);
  });
  return asked;
}
