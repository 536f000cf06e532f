import type { ReactNode } from 'react';
import { langOf } from '../../../ui/language.ts';

/**
 * What stands under a field: what is wrong with it, which is said as it comes, and what it is for. Screen readers read
 * both with the field.
 */
export function helpText(issue: string | undefined, hint: string | undefined): ReactNode {
  if (issue === undefined && hint === undefined) return undefined;
  return (
    <>
      <span aria-live="polite" lang={issue && langOf(issue)}>
        {issue}
      </span>
      {issue !== undefined && hint !== undefined && <br />}
      {issue === undefined ? hint : hint && <span className="soft">{hint}</span>}
    </>
  );
}
