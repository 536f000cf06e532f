import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useOwnAnswer } from '../../api/use-answer.ts';
import AskDialog from '../../ui/ask-dialog.tsx';
import { words } from '../../words/words.ts';
import { useReaders } from './publish/readers-panel.tsx';
import { titleOf } from './studio-parts.tsx';

interface UnpublishDialogProps {
  readonly kind: StudioKind;
  readonly entry: StudioEntry;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Empty for other kinds. */
function usePeopleText(courseId: string | null): string {
  const given = courseId === null ? null : { id: courseId };
  const { data, error } = useOwnAnswer(studioEndpoints.studioCoursePeople, given, { errorRetryCount: 0 });
  if (courseId === null) return '';
  if (error) return words['studio.peopleUnknown']();
  if (!data) return words['studio.peopleCounting']();
  const { bought, others } = data;
  return [
    bought > 0 && words['studio.peopleBought']({ count: bought }),
    others > 0 && words['studio.peopleJoined']({ count: others }),
    bought + others === 0 && words['studio.peopleNone'](),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Empty for other kinds. */
function useLossText(kind: StudioKind, id: string): string {
  const { data, error } = useReaders(kind === 'lessons' ? { kind, id } : null);
  if (kind !== 'lessons') return '';
  if (!data) return error ? words['studio-publish.notCounted']() : words['studio-publish.counting']();
  return data.pupils === 0
    ? words['studio-publish.noStudents']()
    : words['studio-publish.lessonGoes']({ count: data.pupils });
}

/** Says how many people keep the course or lose the lesson. */
export default function UnpublishDialog({ kind, entry, onConfirm, onClose }: UnpublishDialogProps) {
  const kept = usePeopleText(allKinds[kind].kept ? entry.id : null);
  const people = [kept, useLossText(kind, entry.id)].filter(Boolean).join(' ');
  const text = words['studio.unpublishText']({ title: titleOf(entry.title) });
  return (
    <AskDialog
      isAlert
      title={words['studio.unpublishTitle']()}
      text={people ? `${text} ${people}` : text}
      confirm={words['studio.unpublish']()}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
