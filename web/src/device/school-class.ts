import { homeShapeKeys } from '@pathshala/boot/head-scripts';
import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { useSyncExternalStore } from 'react';
import { deviceValue } from './device-value.ts';

/** A class, or that the visitor does not want to say. */
export type ClassAnswer = ClassList['list'] | 'skipped';

const answered = deviceValue(homeShapeKeys.chosen, (text) => text);

export const schoolClass = {
  /** @returns undefined: none, or an invalid stored value */
  chosen: (): ClassList | undefined => classLists.find(({ list }) => list === answered.get()),
  isAnswered: (): boolean => answered.get() !== null,
  /** @param answer null: asks again */
  answer: (answer: ClassAnswer | null): void => answered.set(answer),
};

/** A visitor's first visit while prerendering. */
export function useSchoolClass() {
  return {
    chosen: useSyncExternalStore(answered.subscribe, schoolClass.chosen, () => undefined),
    isAnswered: useSyncExternalStore(answered.subscribe, schoolClass.isAnswered, () => false),
  };
}

/** The page of one's class, or the one to choose it on. */
export function useClassHub(): string {
  const { chosen } = useSchoolClass();
  return chosen ? paths.learnClass(chosen.class) : paths.learn;
}
