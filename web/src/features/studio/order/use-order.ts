import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useState } from 'react';
import toast from 'react-hot-toast';
import useSWR from 'swr';
import { useRecentSignIn } from '../../../auth/use-recent-sign-in.tsx';
import { call } from '../../../http/client.ts';
import { useStudioCalls } from '../studio-calls.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Ids of the published lessons of a course, in order; empty if the course is not published. */
export function useOutline(courseId: string) {
  const { data, mutate } = useSWR(['studio-outline', courseId], async () => {
    const course = await call(endpoints.course, { id: courseId }).catch(() => undefined);
    return course?.outline.map(({ id }) => id) ?? [];
  });
  return { ids: data ?? [], refetch: mutate };
}

/** A move that can be taken back. */
interface Move {
  readonly id: string;
  /** The place before it, from 1. */
  readonly from: number;
}

/**
 * Moves courses in their list, or lessons in their course. Readers who have them see the new order at once, and other
 * changes stay unpublished.
 * @param ids the order before a move
 */
export function useOrder(
  kind: 'courses' | 'lessons',
  ids: readonly string[],
  refetch: () => Promise<unknown>,
) {
  const calls = useStudioCalls();
  const { run, dialog } = useRecentSignIn();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Move | null>(null);
  /** @returns whether the school has moved it */
  async function moveTo(id: string, place: number): Promise<boolean> {
    setBusy(true);
    let isMoved = false;
    try {
      const from = ids.indexOf(id) + 1;
      await run(() => calls.move({ kind, id }, place));
      setLast({ id, from });
      isMoved = true;
    } catch (error) {
      toast.error(messageOf(error));
    }
    await refetch().catch(() => undefined);
    setBusy(false);
    return isMoved;
  }
  return {
    busy,
    /** Asks for the password again if that is needed. */
    dialog,
    move: (after: readonly string[], id: string) => moveTo(id, after.indexOf(id) + 1),
    undo:
      last &&
      (async () => {
        const isBack = await moveTo(last.id, last.from);
        if (isBack) setLast(null);
        return isBack;
      }),
  };
}
