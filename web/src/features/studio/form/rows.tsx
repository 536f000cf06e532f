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
import type { FieldRow } from './field-rows.ts';
import { FormIssuesContext, issueText, shownAnyway, useIssue, useSought } from './form-issues.ts';
import styles from './forms.module.css';
import { Steps } from './ordered-list.tsx';

interface Row {
  readonly path: string;
  /** From 1. */
  readonly number: number;
  readonly tools: ReactNode;
  readonly onNext: () => void;
}

interface RowsProps extends Pick<FieldRow, 'name' | 'label' | 'hint' | 'required' | 'one'> {
  readonly fresh: unknown;
  /** The name of an entry by its number, from 1, on the buttons that move it. */
  readonly whatOf: (number: number) => string;
  /** The summary of a closed entry; left out: all entries are open. */
  readonly inShort?: (path: string) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** Entries can be added, moved and removed. Long ones are open one at a time. */
export function Rows(props: RowsProps) {
  const { name, label, hint, required, fresh, whatOf, inShort, children } = props;
  const { one = words['studio-fields.row']() } = props;
  const [{ value = [] }, , { setValue }] = useField<readonly unknown[] | undefined>(name);
  const latest = useRef(value);
  latest.current = value;
  const issue = useIssue(name);
  const hintId = useId();
  const { list, focusRow } = useRowFocus<HTMLFieldSetElement>(':scope > [data-row]');
  const [open, setOpen] = useState<number | null>(null);
  const sought = useSought();
  useEffect(() => {
    if (sought?.path.startsWith(`${name}[`)) setOpen(Number.parseInt(sought.path.slice(name.length + 1), 10));
  }, [sought, name]);
  const goTo = (at: number) => {
    focusRow(at);
    setOpen(at);
    void setValue(at < value.length ? [...value] : [...value, fresh], false);
  };
  const remove = (at: number) => {
    setOpen(null);
    void setValue(value.toSpliced(at, 1), false);
    const putBack = () => void setValue(latest.current.toSpliced(at, 0, value[at]), false);
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
          void setValue(value.toSpliced(at, 1).toSpliced(to, 0, value[at]), false);
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
            <OwnPart name={path}>
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
  readonly children: ReactNode;
}

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

/** Renders only when its own part of the form changes: Formik renders every field on each key, and a quiz has a hundred. */
export function OwnPart({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const form = useFormikContext();
  const [value, touched] = [getIn(form.values, name), getIn(form.touched, name)];
  const own = useMemo(() => form, [name, value, touched]);
  return <FormikProvider value={own}>{children}</FormikProvider>;
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
