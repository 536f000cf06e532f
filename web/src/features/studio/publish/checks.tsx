import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { olderTexts } from '@pathshala/content/kinds/older-texts';
import { schemaIssues } from '@pathshala/content/kinds/schemas';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { TranslationMarks } from '@pathshala/contract/studio/items';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { nameOfLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../form/field-rows.ts';
import { messageText, pathOfIssue } from '../form/form-issues.ts';
import { same } from '../session/merge-fields.ts';
import styles from './publish.module.css';

const written = 'input:not([type="hidden"]), textarea:not([aria-hidden]), select, [contenteditable="true"]';

/** The part of the form for a path, else for what contains it: `quiz[0].answer`, `quiz[0]`, `quiz`. */
function partOf(path: string): HTMLElement | undefined {
  const { field, language = firstLanguage } = pathOfIssue(path);
  if (field === '') return undefined;
  const found = [...document.querySelectorAll<HTMLElement>(`[data-field=${JSON.stringify(field)}]`)];
  const part = found.find((one) => one.dataset.language === language) ?? found.at(-1);
  return part ?? partOf(path.replace(field, field.replace(/(^|\.|\[)[^.[]*$/, '')));
}

function goToField(path: string): void {
  const part = partOf(path);
  const control = part?.matches(written)
    ? part
    : (part?.querySelector<HTMLElement>(written) ?? part?.querySelector<HTMLElement>('button:enabled'));
  part?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Equal issues stay the same objects, because every field depends on them. */
function useKept(now: readonly Issue[]): readonly Issue[] {
  const kept = useRef(now);
  if (!same(kept.current, now)) kept.current = now;
  return kept.current;
}

/**
 * Issues of the form are shown once the editor presses *Publish*; later changes are checked the next time.
 * @param found issues that the school found
 */
export function useChecks(kind: StudioKind, fields: StudioFields, found: readonly Issue[]) {
  // Deferred: a whole lesson is checked.
  const shown = useDeferredValue<StudioFields | null>(fields, null);
  const own = useKept(useMemo(() => (shown ? schemaIssues(kind, shown) : []), [kind, shown]));
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [sought, setSought] = useState<Issue | null>(null);
  const left = useMemo(() => own.filter(({ path }) => asked.has(path)), [own, asked]);
  const inForm = useMemo(() => ({ shown: [...left, ...found], sought }), [left, found, sought]);
  return {
    inForm,
    listed: left.length > 0 ? left : found,
    /** @returns whether there are no issues */
    check(): boolean {
      const issues = schemaIssues(kind, fields);
      setAsked(new Set(issues.map(({ path }) => path)));
      return issues.length === 0;
    },
    goTo(issue: Issue): void {
      setSought({ ...issue });
      // The field may be in another language or behind the preview.
      requestAnimationFrame(() => goToField(issue.path));
    },
  };
}

interface IssuesListProps {
  readonly kind: StudioKind;
  readonly issues: readonly Issue[];
  readonly onGoTo: (issue: Issue) => void;
}

export function IssuesList({ kind, issues, onGoTo }: IssuesListProps) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" className={`panel ${styles.issues}`}>
      <p className="error strong">{words['studio.faultsTitle']({ count: issues.length })}</p>
      <ul>
        {issues.map((issue) => {
          const { path, line, ...said } = issue;
          return (
            <li key={`${path} ${line} ${JSON.stringify(said)}`}>
              <a
                className="tap"
                href={`#${encodeURIComponent(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(issue);
                }}
              >
                <span>
                  <strong>{fieldLabel(kind, path)}</strong>
                  {line !== undefined && `, ${words['studio.line']({ line })}`}: {messageText(said)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OlderTextProps {
  readonly kind: StudioKind;
  readonly before: StudioFields | null;
  readonly after: StudioFields;
  readonly marks: TranslationMarks | undefined;
  readonly onGoTo: (issue: Issue) => void;
  readonly onRight: () => void;
}

/** A translation is out of date. It does not prevent publishing. */
export function OlderText({ kind, before, after, marks, onGoTo, onRight }: OlderTextProps) {
  const [older] = useMemo(() => olderTexts(kind, before, after, marks), [kind, before, after, marks]);
  if (!older) return null;
  const other = nameOfLanguage(older.other);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button
            color="inherit"
            onClick={() => onGoTo({ path: `${older.path} (${older.other})`, key: 'validation.wrong' })}
          >
            {words['studio-publish.toOlder']({ other })}
          </Button>
          <Button color="inherit" onClick={onRight}>
            {words['studio-publish.olderIsRight']()}
          </Button>
        </>
      }
    >
      {words['studio-publish.older']({ first: nameOfLanguage(older.first), other })}
    </Alert>
  );
}
