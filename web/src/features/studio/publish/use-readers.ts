import { courseIdOf } from '@pathshala/content/kinds/all-kinds';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { useOwnAnswer } from '../../../api/use-answer.ts';
import type { ItemName } from '../studio-calls.ts';

/** Who reads a course or a lesson; of other kinds nobody keeps count. @param name null: do not ask */
export function useReaders(name: ItemName | null) {
  const given = name && courseIdOf(name) !== undefined ? name : null;
  return useOwnAnswer(studioEndpoints.studioReaders, given, {
    errorRetryCount: 0,
    revalidateOnFocus: false,
  });
}
