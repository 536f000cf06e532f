import Button from '@mui/material/Button';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { isTranslated, type StudioFields, type StudioKind } from '@pathshala/contract/content/fields';
import type { StudioRevision } from '@pathshala/contract/studio/items';
import { type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { diffIndices } from 'node-diff3';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Async, Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../form/field-rows.ts';
import { useSaving } from '../session/use-draft.ts';
import listStyles from '../studio.module.css';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { revisionName, revisionTitle } from '../studio-parts.tsx';
import { LessonLanguage, useShownLanguage } from '../text/text-tools.tsx';
import styles from './publish.module.css';
import type { PanelProps } from './publishing.tsx';

interface Line {
  readonly path: string;
  /** The field's path without the entry's index. */
  readonly field: string;
  readonly text: string;
}

/** One side is missing if the line was added or removed. */
export interface ChangedLine {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** In the order of the kind's fields. */
function linesIn(field: Field, value: unknown, path: string): Line[] {
  if (value === undefined || value === null) return [];
  if (field.type === 'list')
    return (value as readonly unknown[]).flatMap((one, at) => linesIn(field.of, one, `${path}[${at}]`));
  if (field.type === 'group') {
    const values = new Map(Object.entries(value));
    return Object.entries(field.of).flatMap(([name, one]) =>
      linesIn(one, values.get(name), path ? `${path}.${name}` : name),
    );
  }
  // Files count options from 0, people from 1.
  const text = String(path.endsWith('.answer') ? Number(value) + 1 : value);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({ path, field: path.replace(/\[\d+\]/g, ''), text: line }));
}

export function compareLines(
  kind: StudioKind,
  [before, after]: readonly [StudioFields, StudioFields],
  language: Language,
): ChangedLine[] {
  const linesOf = (fields: StudioFields) =>
    linesIn({ type: 'group', of: allKinds[kind].fields }, fieldsIn(kind, fields, language), '');
  const [a, b] = [linesOf(before), linesOf(after)];
  const keys = (lines: readonly Line[]) => lines.map(({ field, text }) => `${field}\n${text}`);
  return diffIndices(keys(a), keys(b)).flatMap(({ buffer1, buffer2 }) => {
    const added = b.slice(buffer2[0], buffer2[0] + buffer2[1]);
    const removed = a.slice(buffer1[0], buffer1[0] + buffer1[1]).map(({ path, field, text }) => {
      const pair = added[0]?.field === field ? added.shift() : undefined;
      return { path: pair?.path ?? path, before: text, ...(pair && { after: pair.text }) };
    });
    return [...removed, ...added.map(({ path, text }) => ({ path, after: text }))];
  });
}

interface DifferencesProps {
  readonly name: ItemName;
  readonly revision: number;
  readonly now: StudioFields;
}

function Differences({ name, revision, now }: DifferencesProps) {
  const calls = useStudioCalls();
  const { language } = useShownLanguage();
  const { data, error } = useSWR(
    ['compared', name.kind, name.id, revision],
    () => calls.revision(name, revision),
    { revalidateOnFocus: false },
  );
  const before = data?.fields;
  const rows = useMemo(
    () => (before ? compareLines(name.kind, [before, now], language) : []),
    [name, before, now, language],
  );
  const added = rows.filter((row) => row.before === undefined).length;
  const removed = rows.filter((row) => row.after === undefined).length;
  const changed = rows.length - added - removed;
  return (
    <section className={`stack gap-4 ${styles.differences}`} aria-label={words['studio-edit.compareTitle']()}>
      {(isTranslated(before) || isTranslated(now)) && <LessonLanguage />}
      <Failure text={error ? error.message : null} />
      <p role="status" className="strong">
        {before &&
          (rows.length === 0
            ? words['studio-edit.noDifference']()
            : words['studio-edit.differences']({ changed, added, removed }))}
      </p>
      <ol className="stack" lang={langOfLanguage(language)}>
        {rows.map((row, at) => (
          <li key={at} className={styles.compared}>
            <p className="soft note">{fieldLabel(name.kind, row.path)}</p>
            {row.before !== undefined && <del>{row.before}</del>}
            {row.after !== undefined && <ins>{row.after}</ins>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function History({ name, session, publishing, round, onClose }: PanelProps) {
  const calls = useStudioCalls();
  const { mine: now } = useSaving(session);
  const answer = useSWR(['revisions', name.kind, name.id, round], () => calls.revisions(name));
  const [asked, setAsked] = useState<StudioRevision | null>(null);
  const [compared, setCompared] = useState<number | null>(null);
  const actions = (one: StudioRevision) => [
    {
      label: words['studio-edit.compare'](),
      act: () => setCompared(compared === one.revision ? null : one.revision),
    },
    { label: words['studio.restore'](), act: () => setAsked(one) },
  ];
  return (
    <>
      <Async answer={answer} loading={<p>…</p>} failure={(error) => <p role="alert">{error.message}</p>}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{words['studio.nothingYet']()}</p>
          ) : (
            <ol className="lines">
              {items.map((one) => {
                const { revision, at, by, note } = one;
                return (
                  <li key={revision} className="cluster apart gap-2">
                    <span>
                      <span className="strong">{revisionTitle(one)}</span>
                      <span className={`soft ${listStyles.second}`}>
                        <Moment at={at} exact />
                        {' · '}
                        {by
                          ? by.displayName || by.email || words['studio.somebody']()
                          : words['studio.byFiles']()}
                      </span>
                      {note && <span className={`soft ${listStyles.second}`}>{note}</span>}
                    </span>
                    <span className="cluster gap-1">
                      {actions(one).map(({ label, act }) => (
                        <Button
                          key={label}
                          size="small"
                          variant="outlined"
                          aria-label={`${label}: ${revisionName(one)}`}
                          onClick={act}
                        >
                          {label}
                        </Button>
                      ))}
                    </span>
                    {compared === revision && <Differences name={name} revision={revision} now={now} />}
                  </li>
                );
              })}
            </ol>
          )
        }
      </Async>
      {asked !== null && (
        <AskDialog
          isAlert
          title={`${words['studio.restore']()}: ${revisionName(asked)}?`}
          text={words['studio.restoreText']()}
          confirm={words['studio.restore']()}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            onClose();
            void publishing.change(
              () => calls.restore(name, asked.revision).then(session.restore),
              words['studio-edit.restored']({ what: revisionName(asked) }),
            );
          }}
        />
      )}
    </>
  );
}
