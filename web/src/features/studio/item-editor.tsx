import { allKinds, courseIdOf, partsOf, studioTitle } from '@pathshala/content/kinds/all-kinds';
import type { StudioItem, StudioState } from '@pathshala/contract/studio/items';
import { Formik } from 'formik';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { useAdmin } from '../../auth/use-role.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { CourseLessons } from './course-lessons.tsx';
import { CourseTeacher } from './course-teacher.tsx';
import { FormIssuesContext } from './forms/form-issues.ts';
import styles from './item.module.css';
import { ItemBar } from './item-bar.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemHead } from './item-head.tsx';
import { AdviceList, IssuesList, OlderText, useChecks } from './publish/checks.tsx';
import { HistoryPanel } from './publish/history-panel.tsx';
import { PublishAsking, PublishLine, usePublish } from './publish/publishing.tsx';
import { ReadersPanel } from './publish/readers-panel.tsx';
import { RequestLine, useRequest } from './publish/requests.tsx';
import type { DraftSession } from './session/draft-session.ts';
import { same } from './session/merge-fields.ts';
import { SessionOfForm, useSaving } from './session/session-of-form.ts';
import { ClashPanel, ReplacedLine, Stay } from './session/session-parts.tsx';
import { type ItemName, useStudioCalls } from './studio-calls.ts';
import { titleOf, useStudioTitle } from './studio-parts.tsx';
import { kindWords, revisionName } from './words.ts';

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

/** What the editor may do with the item. */
function actionWord(item: StudioItem | null): string {
  if (!item?.asks) return words['studio.publish']();
  return item.request ? words['studio-publish.askAgain']() : words['studio-publish.ask']();
}

interface FormOfItemProps {
  readonly name: ItemName;
  readonly session: DraftSession;
  readonly onTyped: () => void;
}

/** Formik tells all fields whenever it is rendered: not for what happens around the form. */
const FormOfItem = memo(function FormOfItem({ name, session, onTyped }: FormOfItemProps) {
  const [first] = useState(() => session.look().mine);
  return (
    <Formik initialValues={first} onSubmit={() => undefined}>
      <div>
        <SessionOfForm kind={name.kind} session={session} onTyped={onTyped} />
        <ItemForm name={name} session={session} />
      </div>
    </Formik>
  );
});

/** An item's form with everything around it: saving, checks, publishing, revisions, and the lessons of a course. */
export function ItemEditor({ name, item: first, session }: ItemEditorProps) {
  const { kind, id } = name;
  const { admin } = useAdmin();
  const calls = useStudioCalls();
  const saving = useSaving(session);
  const [item, setItem] = useState(first);
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  const renew = useCallback(() => {
    setRound((before) => before + 1);
    void calls.read(name).then(setItem, () => undefined);
  }, [calls, name]);
  const publishing = usePublish(name, session, renew);
  const { mine } = saving;
  const checks = useChecks(kind, mine, publishing.found);
  const request = useRequest(name, renew);
  const asks = item?.asks === true;
  // The form comes first.
  const isWhole = useDeferredValue(true, false);
  const calm = useDeferredValue(mine);
  // The kind has one item only, so a list or an id would add nothing.
  const isOnly = allKinds[kind].ids?.length === 1;
  const title = isOnly ? kindWords[kind].many() : titleOf(studioTitle(kind, id, mine), kind);
  useStudioTitle(title);

  function ask() {
    publishing.forget();
    if (checks.check()) setAsking(true);
  }

  async function sendRequest(word: string) {
    setAsking(false);
    if (await session.flush()) await request.ask(word);
  }

  return (
    <Wrap>
      <ItemHead name={name} title={title} isOnly={isOnly} />
      <ItemBar
        state={stateNow(item, mine)}
        waits={item?.waits === true}
        saving={saving}
        publishing={publishing.state.step === 'publishing' || request.busy}
        action={actionWord(item)}
        onPublish={ask}
      >
        <PublishLine name={name} state={publishing.state} waits={item?.waits === true} />
        <IssuesList kind={kind} issues={checks.listed} onGoTo={checks.goTo} />
      </ItemBar>
      {item?.request && (
        <RequestLine name={name} title={title} request={item.request} asks={asks} onChanged={renew} />
      )}
      <ReplacedLine saving={saving} session={session} />
      <ClashPanel
        kind={kind}
        saving={saving}
        onChosen={(choices) => {
          session.choose(choices);
          // The history has what was not chosen.
          void session.flush().then(renew);
        }}
      />
      {checks.hasAsked && <AdviceList kind={kind} fields={mine} />}
      <OlderText
        kind={kind}
        before={item?.published ?? null}
        after={calm}
        marks={item?.translations}
        onGoTo={checks.goTo}
        onRight={() =>
          void publishing.change(
            () => calls.callRight(name, session.look().base.updateTime),
            words['studio-publish.calledRight'](),
          )
        }
      />
      <FormIssuesContext value={checks.inForm}>
        <FormOfItem name={name} session={session} onTyped={publishing.forget} />
      </FormIssuesContext>
      {isWhole && (
        <div className={styles.after}>
          {item?.published && courseIdOf(name) && <ReadersPanel name={name} published={item.published} />}
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
      )}
      <Stay saving={saving} />
      {publishing.dialog}
      {asking && (
        <PublishAsking
          name={name}
          title={title}
          before={item?.published ?? null}
          after={mine}
          marks={item?.translations}
          asks={asks}
          onClose={() => setAsking(false)}
          onGoTo={(issue) => {
            setAsking(false);
            checks.goTo(issue);
          }}
          onAsk={(word) => void sendRequest(word)}
          onPublish={(note, isConfirmed) => {
            setAsking(false);
            void publishing.publish(note, isConfirmed);
          }}
        />
      )}
    </Wrap>
  );
}
