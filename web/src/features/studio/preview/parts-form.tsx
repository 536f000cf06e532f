import type { StudioKind } from '@pathshala/contract/content/fields';
import { useContext, useEffect, useRef } from 'react';
import { FieldsForm } from '../forms/fields-form.tsx';
import { FormIssuesContext, shownAnyway } from '../forms/form-issues.ts';
import { type FormPart, isIn } from './form-parts.ts';
import styles from './preview.module.css';

interface PartsFormProps {
  readonly kind: StudioKind;
  readonly parts: readonly FormPart[];
  /** Name of the part that was opened last, and how often one was opened on the page. */
  readonly open: { readonly name: string; readonly fromPage: number };
  readonly onOpen: (name: string) => void;
}

/** A long form, of which one part is open at a time, and each with an issue. */
export function PartsForm({ kind, parts, open, onOpen }: PartsFormProps) {
  const wrong = shownAnyway(useContext(FormIssuesContext)).map(({ path }) => path);
  const opened = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open.fromPage === 0) return;
    opened.current?.scrollIntoView({ block: 'center' });
    opened.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className="stack gap-2">
      {parts.map((part) => {
        const { name, title } = part;
        const isChosen = name === open.name;
        const isOpen = isChosen || wrong.some((path) => isIn(part, path));
        return (
          <section key={name} className={`card ${styles.formPart}`}>
            <h2 className="h4">
              <button
                ref={isChosen ? opened : undefined}
                type="button"
                className={`row apart gap-2 tap strong ${styles.partName}`}
                aria-expanded={isOpen}
                onClick={() => onOpen(isChosen ? '' : name)}
              >
                {title}
                <span aria-hidden>{isOpen ? '−' : '+'}</span>
              </button>
            </h2>
            {isOpen && <FieldsForm kind={kind} shows={(path) => isIn(part, path)} />}
          </section>
        );
      })}
    </div>
  );
}
