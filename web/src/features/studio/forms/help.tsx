import type { ReactNode } from 'react';

/** What stands under a field: what is wrong with it, and what it is for. Screen readers read both with the field. */
export function helpText(issue: string | undefined, hint: string | undefined): ReactNode {
  if (issue === undefined || hint === undefined) return issue ?? hint;
  return (
    <>
      {issue}
      <br />
      <span className="soft">{hint}</span>
    </>
  );
}
