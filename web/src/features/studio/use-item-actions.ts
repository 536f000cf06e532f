import { adviceFor, blanksWhy } from '@pathshala/content/kinds/fields-of';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { ApiError } from '../../http/client.ts';
import { useNavigate } from '../../ui/router.ts';
import { errorText } from '../../words/format.ts';
import { kindWord } from '../../words/kind-words.ts';
import { words } from '../../words/words.ts';
import { duplicateOf } from './duplicate.ts';
import { fieldLabel } from './forms/field-rows.ts';
import { issueText } from './forms/issue-text.ts';
import { useStudioCalls } from './studio-calls.ts';
import { titleOf } from './title-of.ts';

function messageOf(error: unknown, kind: StudioKind): string {
  const [issue] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  if (issue) return `${fieldLabel(kind, issue.path)}: ${issueText(issue)}`;
  return errorText(error);
}

/** An item that could not be published. */
export interface NotPublished {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/**
 * The actions for the items of a list, one or several.
 * @param refetch fetches the list again
 */
export function useItemActions(kind: StudioKind, refetch: () => Promise<void>) {
  const calls = useStudioCalls();
  const { run, dialog } = useRecentSignIn();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly NotPublished[]>([]);

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toast.error(messageOf(error, kind));
    }
    setBusy(false);
    await refetch().catch(() => undefined);
  }

  const publishOne = async (id: string) => {
    const name = { kind, id };
    const item = await calls.read(name);
    // Of one item the editor is told before; of several nobody would read it.
    const blank = adviceFor(kind, item.draft).find(({ why }) => why === blanksWhy);
    if (blank) throw new Error(`${fieldLabel(kind, blank.path)}: ${kindWord(blank.why, { min: blank.min })}`);
    await run(() => calls.publish(name, item.updateTime, ''));
  };

  return {
    busy,
    /** The items that could not be published, and why. */
    failed,
    forgetFailed: () => setFailed([]),
    /** Asks for the password again if that is needed. */
    dialog,
    duplicate: (id: string) =>
      whileBusy(async () => {
        const made = await calls.create(kind, duplicateOf(kind, await calls.read({ kind, id })));
        await navigate(paths.studioItem(kind, made.id));
      }),
    unpublish: (entry: StudioEntry) =>
      whileBusy(async () => {
        await run(() => calls.unpublish({ kind, id: entry.id }));
        toast.success(words['studio.unpublished']({ title: titleOf(entry.title) }));
      }),
    publish: (entries: readonly StudioEntry[] | Promise<readonly StudioEntry[]>) =>
      whileBusy(async () => {
        const issues: NotPublished[] = [];
        // One after the other, because every publish writes the manifest.
        for (const { id, title } of await entries) {
          try {
            await publishOne(id);
            toast.success(words['studio.published']({ title: titleOf(title) }));
          } catch (error) {
            issues.push({ id, title: titleOf(title), why: messageOf(error, kind) });
          }
        }
        setFailed(issues);
      }),
  };
}
