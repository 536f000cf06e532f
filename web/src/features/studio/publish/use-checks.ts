import { schemaIssues } from '@pathshala/content/kinds/publish-issues';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { same } from '../session/merge-fields.ts';
import { goToField } from './go-to-field.ts';

/** The issues as they were, as long as they are the same: every field of the form hears of them. */
function useKept(now: readonly Issue[]): readonly Issue[] {
  const kept = useRef(now);
  if (!same(kept.current, now)) kept.current = now;
  return kept.current;
}

/**
 * What keeps an item from being published. Issues of the form appear when the editor presses *Publish*; what they add
 * afterwards is checked the next time.
 * @param found issues that the school found
 */
export function useChecks(kind: StudioKind, fields: StudioFields, found: readonly Issue[]) {
  // After what was opened or typed is shown: a whole lesson is checked.
  const shown = useDeferredValue<StudioFields | null>(fields, null);
  const own = useKept(useMemo(() => (shown ? schemaIssues(kind, shown) : []), [kind, shown]));
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [hasAsked, setHasAsked] = useState(false);
  const [sought, setSought] = useState<Issue | null>(null);
  const inForm = useMemo(() => ({ own, found, asked, sought }), [own, found, asked, sought]);
  const left = own.filter(({ path }) => asked.has(path));
  return {
    inForm,
    hasAsked,
    listed: left.length > 0 ? left : found,
    /** Shows all issues of the form. @returns whether there are none */
    check(): boolean {
      const issues = schemaIssues(kind, fields);
      setAsked(new Set(issues.map(({ path }) => path)));
      setHasAsked(true);
      return issues.length === 0;
    },
    goTo(issue: Issue): void {
      setSought({ ...issue });
      // Once the form shows the field, which may be in another language or behind the preview.
      requestAnimationFrame(() => goToField(issue.path));
    },
  };
}
