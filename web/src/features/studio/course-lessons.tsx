import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useAction } from '../../auth/use-action.tsx';
import { ApiError } from '../../http/client.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Link } from '../../ui/router.ts';
import { errorText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { fieldLabel } from './form/field-rows.ts';
import { issueText } from './form/form-issues.ts';
import { type OrderedItem, OrderedList } from './form/ordered-list.tsx';
import { everything, useItems, useStudioCalls } from './studio-calls.ts';
import { called, ItemLink, StateChip, titleOf } from './studio-parts.tsx';

const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx'));

const waiting = (entries: readonly StudioEntry[]) => entries.filter(({ state }) => state !== 'live');

const inOrder = (courseId: string, entries: readonly StudioEntry[]) =>
  entries
    .filter(({ id }) => id.startsWith(`${courseId}~`))
    .toSorted((a, b) => (a.place ?? everything) - (b.place ?? everything) || (a.id < b.id ? -1 : 1));

function rowOf({ id, title, state, waits }: StudioEntry): OrderedItem {
  const shown = (
    <>
      <ItemLink kind="lessons" id={id} title={title} />
      <StateChip state={state} waits={waits} />
    </>
  );
  return { id, title: titleOf(title), shown };
}

function whyOf(error: unknown): string {
  const [issue] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return issue ? `${fieldLabel('lessons', issue.path)}: ${issueText(issue)}` : errorText(error);
}

interface NotPublished {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

interface CourseLessonsProps {
  readonly courseId: string;
  /** Changes when the course is published, because its lessons become live with it. */
  readonly round?: number;
}

export function CourseLessons({ courseId, round = 0 }: CourseLessonsProps) {
  const q = `${courseId}~`;
  const list = useItems('lessons', everything, { q, state: undefined });
  useEffect(() => {
    if (round > 0) void list.refetch();
  }, [round]);
  const calls = useStudioCalls();
  const [beginning, setBeginning] = useState(false);
  const action = useAction(list.refetch);
  const [failed, setFailed] = useState<readonly NotPublished[]>([]);
  const placed = inOrder(courseId, list.items ?? []);

  async function publishAll(): Promise<NotPublished[]> {
    // The list that is shown can be older than the newest lesson.
    const { items } = await calls.list('lessons', q);
    const refused: NotPublished[] = [];
    // One after the other, because every publish writes the manifest.
    for (const { id, title } of waiting(inOrder(courseId, items))) {
      try {
        const name = { kind: 'lessons', id } as const;
        const { updateTime } = await calls.read(name);
        await calls.publish(name, updateTime, '');
        toast.success(words['studio.published']({ title: titleOf(title) }));
      } catch (error) {
        // Asks for the password and then continues to publish.
        if (error instanceof ApiError && error.code === 'sign-in-again') throw error;
        refused.push({ id, title: titleOf(title), why: whyOf(error) });
      }
    }
    return refused;
  }

  return (
    <section className="card pad stack" aria-label={words['studio.outline']()}>
      <h2 className="h3">{words['studio.outline']()}</h2>
      <p className="soft">{words['studio.outlineLead']()}</p>
      {failed.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }} onClose={() => setFailed([])}>
          {failed.map(({ id, title, why }) => (
            <p key={id}>
              <Link to={paths.studioItem('lessons', id)}>{words['studio.notPublished']({ title })}</Link>:{' '}
              {why}
            </p>
          ))}
        </Alert>
      )}
      {!list.items && list.error && <p role="alert">{list.error.message}</p>}
      {!list.items && !list.error && <PageLoading height={400} />}
      {list.items && placed.length === 0 && <p>{words['studio.noLessons']()}</p>}
      {placed.length > 0 && (
        <OrderedList
          kind="lessons"
          label={words['studio.outline']()}
          items={placed.map(rowOf)}
          refetch={list.refetch}
        />
      )}
      <div className="cluster gap-2 below-4">
        <Button variant="outlined" onClick={() => setBeginning(true)}>
          {words['studio.new']({ one: called('lessons', 'one') })}
        </Button>
        {waiting(placed).length > 0 && (
          <Button
            variant="contained"
            loading={action.running}
            onClick={() => void action.run(publishAll, { done: setFailed })}
          >
            {words['studio.publishAll']()}
          </Button>
        )}
      </div>
      {action.dialogs}
      {beginning && <NewItemDialog kind="lessons" courseId={courseId} onClose={() => setBeginning(false)} />}
    </section>
  );
}
