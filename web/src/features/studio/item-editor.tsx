import { allKinds, partsOf, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { schemaIssues } from '@pathshala/content/kinds/publish-issues';
import type { StudioItem, StudioState } from '@pathshala/contract/studio/items';
import { Formik } from 'formik';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { revisionName } from './compare/revision-name.ts';
import { CourseLessons } from './course-lessons.tsx';
import { CourseTeacher } from './course-teacher.tsx';
import { FormIssuesContext } from './forms/form-issues.ts';
import styles from './item.module.css';
import { ItemBar } from './item-bar.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemHead } from './item-head.tsx';
import { AdviceList } from './publish/advice-list.tsx';
import { HistoryPanel } from './publish/history-panel.tsx';
import { IssuesList } from './publish/issues-list.tsx';
import { lostParts } from './publish/lost-parts.ts';
import { PublishLine } from './publish/publish-line.tsx';
import { usePublish } from './publish/use-publish.ts';
import { ClashPanel } from './saving/clash-panel.tsx';
import type { DraftSession } from './saving/draft-session.ts';
import { ReplacedLine } from './saving/replaced-line.tsx';
import { same } from './saving/same.ts';
import { type ItemName, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './title-of.ts';
import { OthersLine } from './together/others-line.tsx';
import { useOthers } from './together/use-others.ts';
import { SessionOfForm, useSaving } from './use-session.ts';
import { useStudioTitle } from './use-studio-title.ts';
import { kindWords } from './words.ts';

const PublishDialog = lazyDialog(() => import('./publish/publish-dialog.tsx'));

interface ItemEditorProps {
  readonly name: ItemName;
  /** Null: the school could not be reached, but this device had a copy. */
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

/** The item's state, given what is in the form now. */
function stateNow(item: StudioItem | null, mine: StudioItem['draft']): StudioState {
  if (!item) return 'draft';
  // The first change brings an archived item back.
  if (item.state === 'archived') return same(item.draft, mine) ? 'archived' : 'draft';
  if (!item.published) return item.state === 'unpublished' ? 'unpublished' : 'draft';
  return same(item.published, mine) ? 'live' : 'changed';
}

/** An item's form with everything around it: saving, checks, publishing, revisions, and the lessons of a course. */
export function ItemEditor({ name, item: first, session }: ItemEditorProps) {
  const { kind, id } = name;
  const { admin } = useAdmin();
  const calls = useStudioCalls();
  const saving = useSaving(session);
  const others = useOthers(name, session);
  const [item, setItem] = useState(first);
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  const [showAll, setShowAll] = useState(false);
  const renew = useCallback(() => {
    setRound((before) => before + 1);
    void calls.read(name).then(setItem, () => undefined);
  }, [calls, name]);
  const publishing = usePublish(name, session, renew);
  const { mine } = saving;
  const own = useMemo(() => schemaIssues(kind, mine), [kind, mine]);
  const { found, forgetFound } = publishing;
  const issues = useMemo(() => ({ own, found, all: showAll }), [own, found, showAll]);
  // The kind has one item only, so a list or an id would add nothing.
  const isOnly = allKinds[kind].ids?.length === 1;
  const title = isOnly ? kindWords[kind].many() : titleOf(studioTitle(kind, id, mine));
  useStudioTitle(title);

  const lost = useMemo(
    () => (asking ? lostParts(kind, item?.published ?? null, mine) : []),
    [asking, kind, item, mine],
  );

  function ask() {
    forgetFound();
    setShowAll(true);
    if (own.length === 0) setAsking(true);
  }

  return (
    <Wrap>
      <ItemHead name={name} title={title} isOnly={isOnly} />
      <ItemBar
        state={stateNow(item, mine)}
        waits={item?.waits === true}
        saving={saving}
        publishing={publishing.state.step === 'publishing'}
        onPublish={ask}
      />
      <PublishLine name={name} state={publishing.state} waits={item?.waits === true} />
      <OthersLine kind={kind} others={others} />
      <ReplacedLine saving={saving} session={session} />
      <ClashPanel kind={kind} saving={saving} session={session} />
      <IssuesList kind={kind} issues={showAll && own.length > 0 ? own : found} />
      {showAll && <AdviceList kind={kind} fields={mine} />}
      <FormIssuesContext value={issues}>
        <Formik initialValues={mine} onSubmit={() => undefined}>
          <div>
            <SessionOfForm kind={kind} session={session} onTyped={forgetFound} />
            <ItemForm name={name} />
          </div>
        </Formik>
      </FormIssuesContext>
      <div className={styles.after}>
        {partsOf(kind) && <CourseLessons round={round} courseId={id} />}
        <HistoryPanel
          name={name}
          round={round}
          now={mine}
          onRestore={(one) =>
            void publishing.change(
              () => calls.restore(name, one.revision).then(session.restore),
              words['studio-edit.restored']({ what: revisionName(one) }),
            )
          }
        />
        {allKinds[kind].teachers === 'own' && admin && (
          <CourseTeacher
            courseId={id}
            onGiven={() => void calls.read(name).then(session.replace, () => undefined)}
          />
        )}
      </div>
      {publishing.dialog}
      {asking && (
        <Suspense>
          <PublishDialog
            title={title}
            lost={lost}
            onClose={() => setAsking(false)}
            onPublish={(note) => {
              setAsking(false);
              void publishing.publish(note, lost.length > 0);
            }}
          >
            <AdviceList kind={kind} fields={mine} />
          </PublishDialog>
        </Suspense>
      )}
    </Wrap>
  );
}
