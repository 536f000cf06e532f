import Button from '@mui/material/Button';
import { FormikProvider, getIn, useField, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import studio from '../studio.module.css';
import { useIssue } from './form-issues.ts';
import styles from './forms.module.css';

/** A row to render: the path of its fields, and the buttons that move and remove it. */
export interface Row {
  /** Such as `outcomes[2]`. */
  readonly path: string;
  /** From 1. */
  readonly number: number;
  readonly tools: ReactNode;
  /** Goes on to the next entry, which is added if there is none. */
  readonly onNext: () => void;
}

interface RowsProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The word for one entry, on the button that adds one. */
  readonly one: string;
  /** The value of a new entry. */
  readonly fresh: unknown;
  /** The name of an entry by its number, from 1, on the buttons that move it. */
  readonly whatOf: (number: number) => string;
  readonly children: (row: Row) => ReactNode;
}

/** A list in a form; entries can be added, moved and removed. */
export function Rows({ name, label, hint, required, one, fresh, whatOf, children }: RowsProps) {
  const [{ value = [] }, , { setValue }] = useField<readonly unknown[] | undefined>(name);
  const issue = useIssue(name);
  const hintId = useId();
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>(':scope > [data-row]');
  const goTo = (at: number) => {
    focusRow(at);
    void setValue(at < value.length ? [...value] : [...value, fresh], false);
  };
  return (
    <fieldset
      ref={list}
      className={`card stack ${styles.group}`}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={`strong ${required ? styles.required : ''}`}>{label}</legend>
      {hint && (
        <p className="soft" id={hintId}>
          {hint}
        </p>
      )}
      <Failure text={issue ?? null} />
      {value.map((_, at) => {
        const tools = (
          <RowTools
            what={whatOf(at + 1)}
            isFirst={at === 0}
            isLast={at === value.length - 1}
            onMove={(by) => void setValue(moved(value, at, at + by), false)}
            onRemove={() => void setValue(without(value, at), false)}
          />
        );
        const path = `${name}[${at}]`;
        return (
          <div key={path} data-row="" data-field={path}>
            <OwnPart name={path}>
              {children({ path, number: at + 1, tools, onNext: () => goTo(at + 1) })}
            </OwnPart>
          </div>
        );
      })}
      <Button variant="outlined" onClick={() => goTo(value.length)}>
        {words['studio.add']({ what: one })}
      </Button>
    </fieldset>
  );
}

interface OwnPartProps {
  /** Path of a field, such as `quiz[2]`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Fields that hear of the form only when their own part of it changes. Formik tells every field of every key, and a
 * quiz has a hundred of them.
 */
export function OwnPart({ name, children }: OwnPartProps) {
  const form = useFormikContext();
  const [value, touched] = [getIn(form.values, name), getIn(form.touched, name)];
  const own = useMemo(() => form, [name, value, touched]);
  return <FormikProvider value={own}>{children}</FormikProvider>;
}

/** A list with one entry moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

/** A list without one entry. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place);
}

interface RowToolsProps {
  /** Name of the row, for labels: “outcome 2”. */
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param by -1: up, 1: down */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves and removes an entry of a list, with the keyboard too. */
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

/**
 * Moves the focus into a row of a list, which may have to be added first.
 * @param rows selects the rows within the list
 */
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
    /** @param at index of the row, once the list is rendered again */
    focusRow: (at: number) => {
      next.current = at;
    },
  };
}
