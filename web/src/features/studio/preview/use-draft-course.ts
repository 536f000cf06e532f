import { parentOf, partsOf } from '@pathshala/content/kinds/all-kinds';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../http/client.ts';
import type { DraftCourse, DraftLesson } from '../../../page/draft-store.ts';
import { inTheirOrder } from '../course-lessons.tsx';
import { everything, type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';

/** More of them are as readers have them. */
const mostRead = 30;

async function lessonsOf(calls: StudioCalls, courseId: string): Promise<DraftLesson[]> {
  const [{ items }, published] = await Promise.all([
    calls.list('lessons', { q: `${courseId}~`, limit: everything }),
    call(endpoints.course, { id: courseId }).catch(() => undefined),
  ]);
  const outline = published?.outline.map(({ id }) => id) ?? [];
  const own = inTheirOrder(
    items.filter(({ id, state }) => id.startsWith(`${courseId}~`) && state !== 'archived'),
    outline,
  );
  return await Promise.all(
    own.map(async ({ id, title, state }, at): Promise<DraftLesson> => {
      const lesson = { id: id.slice(courseId.length + 1), title };
      if (state === 'live' || at >= mostRead) return lesson;
      const { draft } = await calls.read({ kind: 'lessons', id });
      return { ...lesson, minutes: typeof draft.minutes === 'number' ? draft.minutes : undefined };
    }),
  );
}

/** The course of a lesson, or the lessons of a course, as their authors have them; undefined until they are known. */
export function useDraftCourse(name: ItemName): DraftCourse | undefined {
  const calls = useStudioCalls();
  const parent = parentOf(name);
  const courseId = parent?.id ?? (partsOf(name.kind) ? name.id : undefined);
  const [course, setCourse] = useState<DraftCourse>();
  useEffect(() => {
    if (courseId === undefined) return undefined;
    let isOld = false;
    Promise.all([
      parent ? calls.read({ kind: 'courses', id: courseId }) : null,
      lessonsOf(calls, courseId),
    ]).then(
      ([item, lessons]) => {
        if (!isOld) setCourse({ fields: item?.draft ?? {}, lessons });
      },
      // The page is shown without.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [calls, courseId, parent?.id]);
  return course;
}
