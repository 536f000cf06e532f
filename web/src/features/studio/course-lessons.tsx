import Button from '@mui/material/Button';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { Suspense, useEffect, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../http/client.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Async } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { ItemLink } from './item-link.tsx';
import { NotPublishedAlert } from './not-published-alert.tsx';
import { type OrderedItem, OrderedList } from './order/ordered-list.tsx';
import { StateChip } from './state-chip.tsx';
import { everything, useItems, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './title-of.ts';
import { useItemActions } from './use-item-actions.ts';
import { kindWords } from './words.ts';

const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx'));

/** Of a list with some lessons, so that little moves when it comes: pixels. */
const heightOfList = 400;

const waiting = (entries: readonly StudioEntry[]) => entries.filter(({ state }) => state !== 'live');

/** Ids of the published lessons of a course, in order; empty if the course is not published. */
function useOutline(courseId: string) {
  const { data, mutate } = useSWR(['studio-outline', courseId], async () => {
    const course = await call(endpoints.course, { id: courseId }).catch(() => undefined);
    return course?.outline.map(({ id }) => id) ?? [];
  });
  return { ids: data ?? [], refetch: mutate };
}

/**
 * The lessons of a course in order: by the place in their draft, or else in the published outline; new ones last.
 * @param outline ids of the published lessons, in the published order
 */
export function inTheirOrder(entries: readonly StudioEntry[], outline: readonly string[]): StudioEntry[] {
  const known = new Map(outline.map((id, at) => [id, at + 1]));
  const placeOf = ({ id, order }: StudioEntry) =>
    order ?? known.get(id.split('~')[1] ?? '') ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

function rowOf({ id, title, state, waits }: StudioEntry): OrderedItem {
  const shown = (
    <>
      <ItemLink kind="lessons" id={id} title={title} className="tap" />
      <StateChip state={state} waits={waits} />
    </>
  );
  return { id, title: titleOf(title), shown };
}

interface CourseLessonsProps {
  readonly courseId: string;
  /** Changes when the course is published, because its lessons become live with it. */
  readonly round?: number;
}

/** The lessons of a course with their states, and a button that publishes all of them. */
export function CourseLessons({ courseId, round = 0 }: CourseLessonsProps) {
  const calls = useStudioCalls();
  const query = { q: `${courseId}~` };
  const list = useItems('lessons', query, everything);
  useEffect(() => {
    if (round > 0) void list.refetch();
  }, [round]);
  const [beginning, setBeginning] = useState(false);
  const actions = useItemActions('lessons', list.refetch);
  const outline = useOutline(courseId);
  const inOrder = (entries: readonly StudioEntry[]) =>
    inTheirOrder(
      entries.filter(({ id }) => id.startsWith(`${courseId}~`)),
      outline.ids,
    );
  const placed = inOrder(list.items ?? []);
  const own = list.items && placed.map(rowOf);
  // The list that is shown can be older than the newest lesson.
  const waitingNow = async () => {
    const { items } = await calls.list('lessons', { ...query, limit: everything });
    return waiting(inOrder(items));
  };
  return (
    <section className="card pad stack" aria-label={words['studio.outline']()}>
      <h2 className="h3">{words['studio.outline']()}</h2>
      <p className="soft">{words['studio.outlineLead']()}</p>
      <NotPublishedAlert kind="lessons" failed={actions.failed} onClose={actions.forgetFailed} />
      <Async
        answer={{ data: own, error: list.error, isValidating: list.loading, mutate: list.refetch }}
        loading={<PageLoading height={heightOfList} />}
        failure={(error) => <p role="alert">{error.message}</p>}
      >
        {(lessons) =>
          lessons.length === 0 ? (
            <p>{words['studio.noLessons']()}</p>
          ) : (
            <OrderedList
              kind="lessons"
              label={words['studio.outline']()}
              items={lessons}
              refetch={() => Promise.all([list.refetch(), outline.refetch()])}
            />
          )
        }
      </Async>
      <div className="cluster gap-2 below-4">
        <Button variant="outlined" onClick={() => setBeginning(true)}>
          {words['studio.new']({ one: kindWords.lessons.one() })}
        </Button>
        {waiting(placed).length > 0 && (
          <Button
            variant="contained"
            loading={actions.busy}
            onClick={() => void actions.publish(waitingNow())}
          >
            {words['studio.publishAll']()}
          </Button>
        )}
      </div>
      {actions.dialog}
      <Suspense>
        {beginning && (
          <NewItemDialog kind="lessons" courseId={courseId} onClose={() => setBeginning(false)} />
        )}
      </Suspense>
    </section>
  );
}
