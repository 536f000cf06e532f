import { apiPart } from './api-part.ts';
import { coldPart } from './cold-part.ts';
import { costPart } from './cost-part.ts';
import { furtherPart } from './further-part.ts';
import { loadPart } from './load-part.ts';
import { pagesPart, slowPart } from './pages-part.ts';
import type { Part } from './part.ts';
import { qualityPart } from './quality-part.ts';
import { searchPart } from './search-part.ts';

/** What the bench measures, by its names and in its order: a new part is a new row. */
export const parts: Readonly<Record<string, Part>> = {
  pages: pagesPart,
  slow: slowPart,
  further: furtherPart,
  quality: qualityPart,
  api: apiPart,
  search: searchPart,
  cold: coldPart,
  load: loadPart,
  cost: costPart,
};
