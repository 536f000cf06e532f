import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry, StudioItem } from '@pathshala/contract/studio/items';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { Suspense, useState } from 'react';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { useNavigate } from '../../ui/router.ts';
import { copy } from '../../words/compiled/messages/any-language-copy.js';
import { words } from '../../words/words.ts';
import { useReaders, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './studio-parts.tsx';

const AskDialog = lazyDialog(() => import('../../ui/ask-dialog.tsx'));

const copyOf = (title: string) => `${title} ${copy[languageOfLine(title) ?? firstLanguage]()}`;

function copied(title: LocalText): LocalText {
  if (typeof title === 'string') return copyOf(title);
  return { ...title, [firstLanguage]: copyOf(title[firstLanguage]) };
}

/** With a title of its own, in the same course. */
function duplicateOf(kind: StudioKind, { id, draft }: StudioItem): StudioFields {
  const { title, parent } = allKinds[kind];
  const named = title && { [title]: copied((draft[title] as LocalText | undefined) ?? id) };
  const belongs = parent && { [parent.field]: parent.splitId(id)?.parent };
  return { ...draft, ...named, ...belongs };
}

/** How many people keep the course or lose the lesson; empty for other kinds. */
function usePeopleText(kind: StudioKind, id: string): string {
  const isKept = allKinds[kind].kept === true;
  const loses = kind === 'lessons';
  const people = useOwnAnswer(studioEndpoints.studioCoursePeople, isKept ? { id } : null, {
    errorRetryCount: 0,
  });
  const readers = useReaders(loses ? { kind, id } : null);
  if (isKept && people.data) {
    const { bought, others } = people.data;
    return [
      bought > 0 && words['studio.peopleBought']({ count: bought }),
      others > 0 && words['studio.peopleJoined']({ count: others }),
      bought + others === 0 && words['studio.peopleNone'](),
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (isKept) return people.error ? words['studio.peopleUnknown']() : words['studio.peopleCounting']();
  if (!loses) return '';
  if (!readers.data)
    return readers.error ? words['studio-publish.notCounted']() : words['studio-publish.counting']();
  const { pupils: count } = readers.data;
  return count === 0 ? words['studio-publish.noStudents']() : words['studio-publish.lessonGoes']({ count });
}

interface UnpublishProps {
  readonly kind: StudioKind;
  readonly entry: StudioEntry;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Unpublish({ kind, entry, onConfirm, onClose }: UnpublishProps) {
  const people = usePeopleText(kind, entry.id);
  return (
    <Suspense>
      <AskDialog
        isAlert
        title={words['studio.unpublishTitle']()}
        text={`${words['studio.unpublishText']({ title: titleOf(entry.title) })} ${people}`.trim()}
        confirm={words['studio.unpublish']()}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </Suspense>
  );
}

export function useRowActions(kind: StudioKind, refetch: () => Promise<void>) {
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const action = useAction(refetch);
  const [leaving, setLeaving] = useState<StudioEntry | null>(null);

  function actsFor(entry: StudioEntry): [label: string, choose: () => void][] {
    const name = { kind, id: entry.id };
    const title = titleOf(entry.title);
    const duplicate = async () => {
      const made = await calls.create(kind, duplicateOf(kind, await calls.read(name)));
      await navigate(paths.studioItem(kind, made.id));
    };
    const bringBack = async () => {
      const { draft, updateTime } = await calls.read(name);
      await calls.save(name, { updateTime, fields: draft }, draft);
    };
    const row = (label: string, work: () => Promise<unknown>, done: string | (() => void)) =>
      [label, () => void action.run(work, { done })] as [string, () => void];
    return [
      row(words['studio.duplicate'](), duplicate, () => undefined),
      entry.revision !== undefined
        ? [words['studio.unpublish'](), () => setLeaving(entry)]
        : entry.state === 'archived'
          ? row(words['studio-edit.bringBack'](), bringBack, words['studio-edit.broughtBack']({ title }))
          : row(
              words['studio-edit.archive'](),
              () => calls.archive(name),
              words['studio-edit.archived']({ title }),
            ),
    ];
  }

  const dialogs = (
    <>
      {action.dialogs}
      {leaving && (
        <Unpublish
          kind={kind}
          entry={leaving}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void action.run(() => calls.unpublish({ kind, id: leaving.id }), {
              done: words['studio.unpublished']({ title: titleOf(leaving.title) }),
            });
          }}
        />
      )}
    </>
  );
  return { running: action.running, actsFor, dialogs };
}
