import { homeShapeKeys } from '@pathshala/boot/home-shape-script';
import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { useSyncExternalStore } from 'react';
import { deviceValue } from './device-value.ts';

/** What was said to the question for the class: the list of one, or that it is not to be asked. */
export type ClassAnswer = ClassList['list'] | 'skipped';

const answered = deviceValue(homeShapeKeys.chosen, (text) => text);

/** The class chosen on this device without an account. */
export const schoolClass = {
  /** @returns undefined: none; also where something else is under the key */
  chosen: (): ClassList | undefined => classLists.find(({ list }) => list === answered.get()),
  /** Whether they have answered, or asked not to be asked. */
  isAnswered: (): boolean => answered.get() !== null,
  /** @param answer null: the question is asked again */
  answer: (answer: ClassAnswer | null): void => answered.set(answer),
};

/** The chosen class, and whether the question was answered; as a visitor's first visit while the page is prerendered. */
export function useSchoolClass() {
  return {
    chosen: useSyncExternalStore(answered.subscribe, schoolClass.chosen, () => undefined),
    isAnswered: useSyncExternalStore(answered.subscribe, schoolClass.isAnswered, () => false),
  };
}
