import { type ReactNode, useContext, useState } from 'react';
import { words } from '../../../words/words.ts';
import { FormIssuesContext, pathOfIssue, shownAnyway } from './form-issues.ts';
import styles from './forms.module.css';

interface FoldedFieldsProps {
  readonly names: readonly string[];
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** Fields behind a line that names them. What is wrong with one of them opens it. */
export function FoldedFields({ names, labels, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isAbout = ({ path }: { readonly path: string }) =>
    names.some((name) => pathOfIssue(path).field.startsWith(name));
  const hasIssue = shownAnyway(useContext(FormIssuesContext)).some(isAbout);
  return (
    <details
      className={`card pad ${styles.wide}`}
      open={isOpen || hasIssue}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`tap ${styles.more}`}>
        {words['studio-new.more']({ fields: labels.join(', ') })}
      </summary>
      <div className={`tiles start ${styles.fields}`}>{children}</div>
    </details>
  );
}
