import type { SkillTitle } from '@pathshala/content/practice/catalogue';
import useSWR from 'swr';

const load = async (): Promise<readonly SkillTitle[]> =>
  (await import('@pathshala/content/practice/skill-titles')).skillTitles;

/**
 * What all skills of practice are called; fetched by itself, so that no page brings it unasked.
 * @param isNeeded whether to fetch it
 * @returns undefined while it is not there
 */
export function useSkillTitles(isNeeded: boolean): readonly SkillTitle[] | undefined {
  return useSWR(isNeeded ? 'skill-titles' : null, load, { revalidateIfStale: false }).data;
}
