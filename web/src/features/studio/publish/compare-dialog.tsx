import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-kind';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { isTranslated, type StudioFields, type StudioKind } from '@pathshala/contract/content/fields';
import type { StudioRevision } from '@pathshala/contract/studio/items';
import { firstLanguage, type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { diffIndices } from 'node-diff3';
import { useId, useMemo, useState } from 'react';
import useSWR from 'swr';
import { Choice } from '../../../ui/choice.tsx';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import { LessonLanguage, ShownLanguageContext } from '../lesson/shown-language.tsx';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { revisionName } from '../words.ts';
import styles from './publish.module.css';

interface Line {
  readonly path: string;
  /** Independent of the entry's index. */
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

/** In one language. */
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
    const [removed, added] = [
      a.slice(buffer1[0], buffer1[0] + buffer1[1]),
      b.slice(buffer2[0], buffer2[0] + buffer2[1]),
    ];
    return paired(removed, added);
  });
}

function paired(removed: readonly Line[], added: readonly Line[]): ChangedLine[] {
  const rows: ChangedLine[] = [];
  let next = 0;
  const addUntil = (end: number) => {
    for (; next < end; next += 1) {
      const { path = '', text = '' } = added[next] ?? {};
      rows.push({ path, after: text });
    }
  };
  for (const { path, field, text } of removed) {
    const at = added.findIndex((one, place) => place >= next && one.field === field);
    addUntil(Math.max(at, next));
    const pair = at < 0 ? undefined : added[next++];
    rows.push(pair ? { path: pair.path, before: text, after: pair.text } : { path, before: text });
  }
  addUntil(added.length);
  return rows;
}

interface CompareViewProps {
  readonly kind: StudioKind;
  readonly states: readonly [before: StudioFields, after: StudioFields];
  readonly language: Language;
}

const isChanged = ({ before, after }: ChangedLine) => before !== undefined && after !== undefined;

function CompareView({ kind, states, language }: CompareViewProps) {
  const rows = useMemo(() => compareLines(kind, states, language), [kind, states, language]);
  const changed = rows.filter(isChanged).length;
  const added = rows.filter(({ before }) => before === undefined).length;
  const removed = rows.length - changed - added;
  return (
    <>
      <p role="status" className="strong above-4 below-4">
        {rows.length === 0
          ? words['studio-edit.noDifference']()
          : words['studio-edit.differences']({ changed, added, removed })}
      </p>
      <ol className="stack" lang={langOfLanguage(language)}>
        {rows.map(({ path, before, after }, at) => (
          <li key={at} className={styles.compared}>
            <p className="soft note">{fieldLabel(kind, path)}</p>
            {before !== undefined && <del>{before}</del>}
            {after !== undefined && <ins>{after}</ins>}
          </li>
        ))}
      </ol>
    </>
  );
}

interface CompareDialogProps {
  readonly name: ItemName;
  readonly revisions: readonly StudioRevision[];
  readonly first: number;
  readonly now: StudioFields;
  readonly onClose: () => void;
}

const present = 'now';

function useFields(name: ItemName, revision: string, now: StudioFields) {
  const calls = useStudioCalls();
  const wanted = revision === present ? null : ['revision', name.kind, name.id, revision];
  const { data, error } = useSWR(wanted, () => calls.revision(name, Number(revision)), {
    revalidateOnFocus: false,
  });
  return { fields: revision === present ? now : data?.fields, error };
}

export default function CompareDialog({ name, revisions, first, now, onClose }: CompareDialogProps) {
  const titleId = useId();
  const [before, setBefore] = useState(String(first));
  const [after, setAfter] = useState(present);
  const [language, show] = useState<Language>(firstLanguage);
  const isPhone = useMediaQuery('(max-width: 700px)');
  const [left, right] = [useFields(name, before, now), useFields(name, after, now)];
  const options: Readonly<Record<string, string>> = {
    [present]: words['studio-edit.writtenNow'](),
    ...Object.fromEntries(revisions.map((one) => [one.revision, revisionName(one)])),
  };
  const failure = left.error ?? right.error;
  const isBilingual = isTranslated(left.fields) || isTranslated(right.fields);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xl" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-edit.compareTitle']()}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <div className="cluster">
          <Choice<string>
            label={words['studio-edit.before']()}
            options={options}
            value={before}
            onChoose={setBefore}
          />
          <Choice<string>
            label={words['studio-edit.after']()}
            options={options}
            value={after}
            onChoose={setAfter}
          />
          {isBilingual && (
            <ShownLanguageContext value={{ language, show }}>
              <LessonLanguage />
            </ShownLanguageContext>
          )}
        </div>
        {failure && <p role="alert">{failure instanceof Error ? failure.message : String(failure)}</p>}
        {left.fields && right.fields && (
          <CompareView kind={name.kind} states={[left.fields, right.fields]} language={language} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['studio-edit.close']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
