import Button from '@mui/material/Button';
import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { ActionButton } from '../../../ui/action.tsx';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { FormIssuesContext, issueText, useIssue } from './form-issues.ts';
import { useValue } from './form-values.ts';
import styles from './forms.module.css';
import { Steps } from './ordered-list.tsx';

interface Row {
  readonly path: string;
  /** From 1. */
  readonly number: number;
  readonly tools: ReactNode;
  readonly onNext: () => void;
}

interface RowsProps extends Pick<FieldRow, 'name' | 'label' | 'hint' | 'required'> {
  readonly fresh: unknown;
  /** On the button that adds an entry. */
  readonly add: string;
  /** The name of an entry by its number, from 1, on the buttons that move it. */
  readonly whatOf: (number: number) => string;
  /** The summary of a closed entry; left out: all entries are open. */
  readonly inShort?: (path: string) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** Entries can be added, moved and removed. Long ones are open one at a time. */
export function Rows(props: RowsProps) {
  const { name, label, hint, required, fresh, add, whatOf, inShort, children } = props;
  const [value = [], setValue] = useValue<readonly unknown[]>(name);
  const latest = useRef(value);
  latest.current = value;
  const issue = useIssue(name);
  const hintId = useId();
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>(':scope > [data-row]');
  const [open, setOpen] = useState<number | null>(null);
  const { sought } = useContext(FormIssuesContext);
  useEffect(() => {
    if (sought?.path.startsWith(`${name}[`)) setOpen(Number.parseInt(sought.path.slice(name.length + 1), 10));
  }, [sought, name]);
  const goTo = (at: number) => {
    focusRow(at);
    setOpen(at);
    setValue(at < value.length ? [...value] : [...value, fresh]);
  };
  const remove = (at: number) => {
    setOpen(null);
    setValue(value.toSpliced(at, 1));
    const putBack = () => setValue(latest.current.toSpliced(at, 0, value[at]));
    toast(({ id, visible }) => (
      <span className="row gap-2">
        {words['studio-edit.removed']({ what: whatOf(at + 1) })}
        <ActionButton
          small
          look="quiet"
          disabled={!visible}
          onClick={() => {
            toast.dismiss(id);
            putBack();
          }}
        >
          {words['studio-edit.putBack']()}
        </ActionButton>
      </span>
    ));
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
        const move = (to: number) => {
          if (open === at) setOpen(to);
          setValue(value.toSpliced(at, 1).toSpliced(to, 0, value[at]));
        };
        const tools = (
          <Steps what={what} place={at + 1} count={value.length} onStep={(to) => move(to - 1)}>
            <RemoveButton what={what} onRemove={() => remove(at)} />
          </Steps>
        );
        const path = `${name}[${at}]`;
        const row = { path, number: at + 1, tools, onNext: () => goTo(at + 1) };
        return (
          <div key={path} data-row="" data-field={path}>
            {inShort ? (
              <FoldedRow
                {...{ path, what, tools, isOpen: open === at, inShort: inShort(path) }}
                onTurn={() => setOpen(open === at ? null : at)}
              >
                {open === at && children(row)}
              </FoldedRow>
            ) : (
              children(row)
            )}
          </div>
        );
      })}
      <Button variant="outlined" data-add={name} onClick={() => goTo(value.length)}>
        {add}
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
  readonly children: ReactNode;
}

function FoldedRow({ path, what, tools, isOpen, inShort, onTurn, children }: FoldedRowProps) {
  const [wrong] = useContext(FormIssuesContext).shown.filter((one) => one.path.startsWith(path));
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
      {children}
    </section>
  );
}

export function RemoveButton({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <Button size="small" color="error" aria-label={words['studio.remove']({ what })} onClick={onRemove}>
      ✕
    </Button>
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
  /** @param at index of the row after rendering */
  const focusRow = (at: number) => {
    next.current = at;
  };
  return { list, focusRow };
}
