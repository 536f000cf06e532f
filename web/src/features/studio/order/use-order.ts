import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useState } from 'react';
import toast from 'react-hot-toast';
import useSWR from 'swr';
import { useRecentSignIn } from '../../../auth/use-recent-sign-in.tsx';
import { call } from '../../../http/client.ts';
import { words } from '../../../words/words.ts';
import { useStudioCalls } from '../studio-calls.ts';
import { titleOf } from '../title-of.ts';
import { type PlacedLesson, placesToWrite } from './lesson-order.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Ids of the published lessons of a course, in order; empty if the course is not published. */
export function useOutline(courseId: string): readonly string[] {
  const { data } = useSWR(['studio-outline', courseId], async () => {
    const course = await call(endpoints.course, { id: courseId }).catch(() => undefined);
    return course?.outline.map(({ id }) => id) ?? [];
  });
  return data ?? [];
}

function useWriting(refetch: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  async function writing(write: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await write();
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  }
  return { busy, writing };
}

/** Moves lessons within their course, as drafts: readers see the new order once the lessons are published. */
export function useLessonOrder(lessons: readonly PlacedLesson[], refetch: () => Promise<void>) {
  const calls = useStudioCalls();
  const { busy, writing } = useWriting(refetch);
  const move = (ids: readonly string[]) =>
    writing(async () => {
      for (const { id, order } of placesToWrite(lessons, ids)) {
        const name = { kind: 'lessons', id } as const;
        const { draft, updateTime } = await calls.read(name);
        if (draft.order !== order) await calls.save(name, { ...draft, order }, updateTime);
      }
    });
  return { busy, move };
}

/** Moves published courses within their list; readers see the new order at once. */
export function useCourseOrder(entries: readonly StudioEntry[], refetch: () => Promise<void>) {
  const calls = useStudioCalls();
  const { busy, writing } = useWriting(refetch);
  const { run, dialog } = useRecentSignIn();
  const move = (ids: readonly string[], id: string) =>
    writing(async () => {
      const name = { kind: 'courses', id } as const;
      const entry = entries.find((one) => one.id === id);
      // Publishing would also publish other changes in the draft.
      if (entry?.state !== 'live')
        throw new Error(words['studio-edit.notMoved']({ title: entry ? titleOf(entry.title) : id }));
      const place = entries[ids.indexOf(id)]?.place ?? ids.indexOf(id) + 1;
      const { draft, updateTime } = await calls.read(name);
      const saved = await calls.save(name, { ...draft, place }, updateTime);
      await run(() => calls.publish(name, saved, ''));
    });
  return { busy, move, dialog };
}
