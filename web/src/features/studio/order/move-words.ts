import type { Announcements } from '@dnd-kit/core';
import { words } from '../../../words/words.ts';

type Id = string | number;

/** How to use a handle with the keyboard. */
export const moveInstructions = () => words['studio-edit.moveHow']();

/** @param place from 1 */
export const movedTo = (title: string, place: number, count: number) =>
  words['studio-edit.moved']({ title, place, count });

/** Announcements for screen readers while a row is moved. @param placeOf from 1 */
export function moveAnnouncements(
  titleOf: (id: Id) => string,
  placeOf: (id: Id) => number,
  count: number,
): Announcements {
  return {
    onDragStart: ({ active: { id } }) =>
      words['studio-edit.held']({ title: titleOf(id), place: placeOf(id), count }),
    onDragOver: ({ active, over }) =>
      over ? words['studio-edit.over']({ title: titleOf(active.id), place: placeOf(over.id), count }) : '',
    // The list itself announces the new place.
    onDragEnd: () => undefined,
    onDragCancel: ({ active: { id } }) => words['studio-edit.letGo']({ title: titleOf(id) }),
  };
}
