import Button from '@mui/material/Button';
import { allKinds, childKindOf, isStudioKind, studioTitle } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import type { StudioItem, StudioState } from '@pathshala/contract/studio/items';
import { firstLanguage, type InLanguages, type Language } from '@pathshala/contract/text/languages';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAction } from '../../auth/use-action.tsx';
import { ApiError } from '../../http/client.ts';
import { metaOf } from '../../page/page-meta.ts';
import bar from '../../ui/bottom-bar.module.css';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Link, useParams } from '../../ui/router.ts';
import { ErrorState } from '../../ui/states.tsx';
import { langOf, siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { CourseLessons } from './course-lessons.tsx';
import { ItemForm } from './form/fields-form.tsx';
import { FormIssuesContext } from './form/form-issues.ts';
import { FormContext } from './form/form-values.ts';
import styles from './item.module.css';
import { ItemMenu } from './item-menu.tsx';
import { IssuesList, OlderText, useChecks } from './publish/checks.tsx';
import { type OpenItem, PublishAsking, PublishLine, usePublish } from './publish/publishing.tsx';
import { RequestLine } from './publish/requests.tsx';
import type { DraftSession } from './session/draft-session.ts';
import { same } from './session/merge-fields.ts';
import { ClashPanel, ReplacedLine, SavingLine, useLeaveQuestion } from './session/session-parts.tsx';
import { formOf, useDraft, useSaving } from './session/use-draft.ts';
import { type ItemName, useStudioCalls } from './studio-calls.ts';
import { called, hasText, NoSuchItem, StateChip, titleOf, useStudioTitle } from './studio-parts.tsx';
import { openTextAhead } from './text/markdown-field.tsx';
import tools from './text/text.module.css';
import { ShownLanguageContext, ToolButton } from './text/text-tools.tsx';

export const meta = metaOf(pages.studioItem, words['titles.studio'], words['descriptions.studioItem']);

const Preview = lazyPart(() => import('./preview.tsx'));

function stateNow(item: StudioItem | null, mine: StudioItem['draft']): StudioState {
  if (!item) return 'draft';
  // The first change restores an archived item.
  if (item.state === 'archived') return same(item.draft, mine) ? 'archived' : 'draft';
  if (!item.published) return item.state === 'unpublished' ? 'unpublished' : 'draft';
  return same(item.published, mine) ? 'live' : 'changed';
}

function actionWord(item: StudioItem | null): string {
  if (!item?.asks) return words['studio.publish']();
  return item.request ? words['studio-publish.askAgain']() : words['studio-publish.ask']();
}

/** The page's language, unless the item has no text in it. */
function firstShown({ body, title, name }: StudioFields): Language {
  const text = (body ?? title ?? name) as Partial<InLanguages<string>> | undefined;
  return text === undefined || text[siteLanguage] ? siteLanguage : firstLanguage;
}

/** Sets a CSS variable for the sheets: the bar's text may take two lines. */
function useOwnHeight() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!row.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--item-bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return row;
}

interface ItemEditorProps {
  readonly name: ItemName;
  /** Null: offline, so the device's copy is open. */
  readonly item: StudioItem | null;
  readonly session: DraftSession;
}

function ItemEditor({ name, item: first, session }: ItemEditorProps) {
  const { kind, id } = name;
  const calls = useStudioCalls();
  const saving = useSaving(session);
  const [item, setItem] = useState(first);
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const renew = useCallback(() => {
    setRound((before) => before + 1);
    void calls.read(name).then(setItem, () => undefined);
  }, [calls, name]);
  const publishing = usePublish(name, session, renew);
  const { forget } = publishing;
  const form = useMemo(() => formOf(session, forget), [session, forget]);
  const { mine } = saving;
  const [language, show] = useState(() => firstShown(mine));
  const shown = useMemo(() => ({ language, show }), [language]);
  const checks = useChecks(kind, mine, publishing.found);
  const request = useAction(async () => renew());
  // Renders the form first.
  const isWhole = useDeferredValue(true, false);
  const calm = useDeferredValue(mine);
  // The kind has a single item and no list to go back to.
  const isOnly = allKinds[kind].ids?.length === 1;
  const title = titleOf(studioTitle(kind, id, mine), kind);
  const back = isOnly ? words['titles.studio']() : words['studio.back']({ kinds: called(kind, 'some') });
  const state = stateNow(item, mine);
  const open: OpenItem = { name, title, item, state, session, publishing, round, onChanged: renew };
  const row = useOwnHeight();
  useStudioTitle(title);
  useLeaveQuestion(saving);
  const goTo: typeof checks.goTo = (issue) => {
    setPreview(false);
    checks.goTo(issue);
  };

  function ask() {
    forget();
    if (checks.check()) setAsking(true);
  }

  async function sendRequest(word: string) {
    setAsking(false);
    if (!(await session.flush())) return;
    await request.run(() => calls.ask(name, word), { done: words['studio-publish.asked']() });
  }

  return (
    <ShownLanguageContext value={shown}>
      <header className={styles.bar}>
        <div ref={row} className={`row gap-1 ${styles.row}`}>
          <Link
            className={tools.tool}
            to={isOnly ? paths.studio : paths.studioKind(kind)}
            aria-label={back}
            title={back}
          >
            <Icon name="back" />
          </Link>
          <div className={styles.about}>
            <h1 lang={langOf(title)}>{title}</h1>
            <span className={styles.status}>
              <StateChip state={state} waits={item?.waits} />
              <SavingLine saving={saving} />
            </span>
          </div>
          <ToolButton
            name={words['studio-lesson.preview']()}
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          >
            <Icon name="eye" />
          </ToolButton>
          <ItemMenu {...open} />
          <div data-bar className={`stack ${bar.main}`}>
            <Button
              variant="contained"
              loading={publishing.state.step === 'publishing' || request.running}
              disabled={saving.state === 'clash' || state === 'live'}
              onClick={ask}
            >
              {actionWord(item)}
            </Button>
          </div>
        </div>
        <PublishLine {...open} />
        <IssuesList kind={kind} issues={checks.listed} onGoTo={goTo} />
      </header>
      <div className={styles.page}>
        <div className={styles.said}>
          {item?.request && (
            <RequestLine
              name={name}
              title={title}
              request={item.request}
              asks={item.asks === true}
              onChanged={renew}
            />
          )}
          <ReplacedLine isShown={saving.replaced !== null} onUndo={session.undo} />
          {saving.state === 'clash' && (
            <ClashPanel
              kind={kind}
              saving={saving}
              onChosen={(choices) => {
                session.choose(choices);
                // Puts the rejected version into the history.
                void session.flush().then(renew);
              }}
            />
          )}
          <OlderText
            kind={kind}
            before={item?.published ?? null}
            after={calm}
            marks={item?.translations}
            onGoTo={goTo}
            onRight={() =>
              void publishing.change(
                () => calls.callRight(name, session.look().base.updateTime),
                words['studio-publish.calledRight'](),
              )
            }
          />
        </div>
        {/* Hidden, to keep the form's open parts behind the preview. */}
        <div className={styles.form} hidden={isPreview}>
          <FormIssuesContext value={checks.inForm}>
            <FormContext value={form}>
              <ItemForm kind={kind} />
            </FormContext>
          </FormIssuesContext>
          {isWhole && childKindOf(kind) && <CourseLessons round={round} courseId={id} />}
        </div>
        {isPreview && <Preview name={name} session={session} />}
      </div>
      {publishing.dialog}
      {asking && (
        <PublishAsking
          {...open}
          after={mine}
          onClose={() => setAsking(false)}
          onAsk={(word) => void sendRequest(word)}
        />
      )}
    </ShownLanguageContext>
  );
}

function LoadedItem({ name }: { readonly name: ItemName }) {
  // Loads the editor in parallel with the item.
  useEffect(() => {
    if (hasText(name.kind)) openTextAhead();
  }, [name.kind]);
  const { draft, error, retry } = useDraft(name);
  if (draft) return <ItemEditor name={name} {...draft} />;
  if (!error) return <PageLoading />;
  if (error instanceof ApiError && error.code === 'not-found') return <NoSuchItem />;
  return <ErrorState title={words['studio.didNotArrive']()} text={error.message} onRetry={retry} />;
}

export function Component() {
  // The settings have an address of their own.
  const { kind = 'school', id = kind } = useParams();
  if (!isStudioKind(kind)) return <NoSuchItem />;
  return <LoadedItem key={`${kind}/${id}`} name={{ kind, id }} />;
}
