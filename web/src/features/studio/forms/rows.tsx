import Button from '@mui/material/Button';
import { FormikProvider, getIn, useField, useFormikContext } from 'formik';
import {
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import toast from 'react-hot-toast';
import { ActionButton } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import studio from '../studio.module.css';
import { FormIssuesContext, shownAnyway, useIssue, useSought } from './form-issues.ts';
import styles from './forms.module.css';
import { issueText } from './issue-text.ts';

export interface Row {
  readonly path: string;
  /** From 1. */
  readonly number: number;
  readonly tools: ReactNode;
  /** Adds the next entry if there is none. */
  readonly onNext: () => void;
}

interface RowsProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The word for one entry, on the button that adds one. */
  readonly one: string;
  readonly fresh: unknown;
  /** The name of an entry by its number, from 1, on the buttons that move it. */
  readonly whatOf: (number: number) => string;
  /** The summary of a closed entry; left out: all entries are open. */
  readonly inShort?: (path: string) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** Entries can be added, moved and removed. Long ones are open one at a time. */
export function Rows({ name, label, hint, required, one, fresh, whatOf, inShort, children }: RowsProps) {
  const [{ value = [] }, , { setValue }] = useField<readonly unknown[] | undefined>(name);
  const latest = useRef(value);
  latest.current = value;
  const issue = useIssue(name);
  const hintId = useId();
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>(':scope > [data-row]');
  const [open, setOpen] = useState<number | null>(null);
  const sought = useSought();
  useEffect(() => {
    const at = sought?.path.startsWith(`${name}[`)
      ? Number.parseInt(sought.path.slice(name.length + 1), 10)
      : null;
    if (at !== null) setOpen(at);
  }, [sought, name]);
  const goTo = (at: number) => {
    focusRow(at);
    setOpen(at);
    void setValue(at < value.length ? [...value] : [...value, fresh], false);
  };
  const remove = (at: number) => {
    setOpen(null);
    void setValue(without(value, at), false);
    const putBack = () => void setValue(latest.current.toSpliced(at, 0, value[at]), false);
    toast(<Removed what={whatOf(at + 1)} onUndo={putBack} />);
  };
  return (
    <fieldset
      ref={list}
      className={`card stack ${styles.group}`}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={`strong ${required ? styles.required : ''}`}>{label}</legend>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      <Failure text={issue ?? null} />
      {value.map((_, at) => {
        const what = whatOf(at + 1);
        const tools = (
          <RowTools
            what={what}
            isFirst={at === 0}
            isLast={at === value.length - 1}
            onMove={(by) => {
              if (open === at) setOpen(at + by);
              void setValue(moved(value, at, at + by), false);
            }}
            onRemove={() => remove(at)}
          />
        );
        const path = `${name}[${at}]`;
        const row = { path, number: at + 1, tools, onNext: () => goTo(at + 1) };
        return (
          <div key={path} data-row="" data-field={path}>
            <OwnPart name={path}>
              {inShort ? (
                <FoldedRow
                  {...{ path, what, tools, isOpen: open === at, inShort: inShort(path) }}
                  onTurn={() => setOpen(open === at ? null : at)}
                >
                  {() => children(row)}
                </FoldedRow>
              ) : (
                children(row)
              )}
            </OwnPart>
          </div>
        );
      })}
      <Button variant="outlined" data-add={name} onClick={() => goTo(value.length)}>
        {words['studio.add']({ what: one })}
      </Button>
    </fieldset>
  );
}

interface FoldedRowProps {
  readonly path: string;
  readonly what: string;
  readonly tools: ReactNode;
  readonly isOpen: boolean;
  readonly inShort: ReactNode;
  readonly onTurn: () => void;
  readonly children: () => ReactNode;
}

/** A summary with its issues; its fields while open. */
function FoldedRow({ path, what, tools, isOpen, inShort, onTurn, children }: FoldedRowProps) {
  const [wrong] = shownAnyway(useContext(FormIssuesContext)).filter((one) => one.path.startsWith(path));
  const row = useRef<HTMLElement>(null);
  // An entry above may have closed, which moves this one.
  useLayoutEffect(() => {
    if (isOpen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <section ref={row} className={isOpen ? `panel stack ${styles.opened}` : undefined} aria-label={what}>
      <div className="row gap-2">
        <button type="button" className={`grow ${styles.line}`} aria-expanded={isOpen} onClick={onTurn}>
          <span className="strong">{what}</span> {!isOpen && inShort}
          {!isOpen && wrong && <span className="error note">{issueText(wrong)}</span>}
        </button>
        {isOpen && tools}
      </div>
      {isOpen && children()}
    </section>
  );
}

function Removed({ what, onUndo }: { readonly what: string; readonly onUndo: () => void }) {
  const [isUndone, setUndone] = useState(false);
  return (
    <span className="row gap-2">
      {words['studio-edit.removed']({ what })}
      <ActionButton
        small
        look="quiet"
        disabled={isUndone}
        onClick={() => {
          setUndone(true);
          onUndo();
        }}
      >
        {words['studio-edit.putBack']()}
      </ActionButton>
    </span>
  );
}

interface OwnPartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders only when its own part of the form changes: Formik renders every field on each key, and a quiz has a hundred. */
export function OwnPart({ name, children }: OwnPartProps) {
  const form = useFormikContext();
  const [value, touched] = [getIn(form.values, name), getIn(form.touched, name)];
  const own = useMemo(() => form, [name, value, touched]);
  return <FormikProvider value={own}>{children}</FormikProvider>;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place);
}

interface RowToolsProps {
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param by -1: up, 1: down */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** By keyboard, too. */
export function RowTools({ what, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <span className={`row gap-0 ${studio.steps}`}>
      <Button
        size="small"
        aria-label={words['studio.up']({ what })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={words['studio.down']({ what })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
      <Button size="small" color="error" aria-label={words['studio.remove']({ what })} onClick={onRemove}>
        ✕
      </Button>
    </span>
  );
}

/** Focuses a row, which may have to be added first. @param rows selects the rows within the list */
export function useRowFocus<List extends HTMLElement>(rows: string) {
  const list = useRef<List>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const row = list.current?.querySelectorAll<HTMLElement>(rows)[next.current];
    row?.querySelector<HTMLElement>('input:not([type=radio]), textarea')?.focus();
    next.current = null;
  });
  return {
    list,
    /** @param at index of the row after rendering */
    focusRow: (at: number) => {
      next.current = at;
    },
  };
}
