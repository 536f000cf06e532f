import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useOwnAnswer } from '../../api/use-answer.ts';
import AskDialog from '../../ui/ask-dialog.tsx';
import { words } from '../../words/words.ts';
import { useReaders } from './publish/readers-panel.tsx';
import { titleOf } from './studio-parts.tsx';

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

interface UnpublishDialogProps {
  readonly kind: StudioKind;
  readonly entry: StudioEntry;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export default function UnpublishDialog({ kind, entry, onConfirm, onClose }: UnpublishDialogProps) {
  const people = usePeopleText(kind, entry.id);
  return (
    <AskDialog
      isAlert
      title={words['studio.unpublishTitle']()}
      text={`${words['studio.unpublishText']({ title: titleOf(entry.title) })} ${people}`.trim()}
      confirm={words['studio.unpublish']()}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
