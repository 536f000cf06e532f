import TextField from '@mui/material/TextField';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { languageOfLine } from '@pathshala/contract/text/languages';
import { useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { faults } from '../../words/compiled/messages/faults.js';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { everything, useItems, useStudioCalls } from './studio-calls.ts';
import { called, titleOf } from './studio-parts.tsx';

interface NewItemDialogProps {
  readonly kind: StudioKind;
  readonly courseId?: string | undefined;
  readonly onClose: () => void;
}

/** The title's language; the creator is the author of an article or a book. */
function begun(kind: StudioKind, title: string, author: string): StudioFields {
  const { fields, begins, title: titleField = 'title' } = allKinds[kind];
  return {
    ...begins?.(),
    ...('lang' in fields && { lang: languageOfLine(title) ?? siteLanguage }),
    ...(author && 'userName' in fields && { userName: author }),
    [titleField]: title.trim(),
  };
}

export default function NewItemDialog({ kind, courseId, onClose }: NewItemDialogProps) {
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const author = useSession().state.user?.displayName ?? '';
  const action = useAction();
  const { parent, isFree } = allKinds[kind];
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [course, setCourse] = useState(courseId ?? '');
  const [asked, setAsked] = useState(false);
  const hasTitle = title.trim() !== '';
  const hasCourse = !parent || course !== '';
  const isTaken = address !== '' && isFree?.(address) === false;
  const { items = [] } = useItems('courses', parent && courseId === undefined ? everything : 1);

  const begin = () =>
    action.run(async () => {
      const made = await calls.create(kind, {
        ...begun(kind, title, author),
        ...(parent && { [parent.field]: course }),
        ...(address && { id: address }),
      });
      await navigate(paths.studioItem(kind, made.id));
    });

  return (
    <AskDialog
      title={words['studio.new']({ one: called(kind, 'one') })}
      confirm={words['studio.create']()}
      action={action}
      onConfirm={() => {
        setAsked(true);
        if (hasTitle && hasCourse && !isTaken) void begin();
      }}
      onClose={onClose}
    >
      <TextField
        label={words['studio.title']()}
        value={title}
        autoFocus
        fullWidth
        onChange={({ target }) => setTitle(target.value)}
        error={asked && !hasTitle}
        helperText={asked && !hasTitle ? faults['faults.titleNeeded']() : words['studio.newHint']()}
      />
      {isFree && (
        <TextField
          label={words['studio.newAddress']()}
          value={address}
          fullWidth
          onChange={({ target }) => setAddress(target.value.trim())}
          error={isTaken}
          helperText={isTaken ? faults['faults.pageAddress']() : words['studio.newAddressHint']()}
        />
      )}
      {parent && courseId === undefined && (
        <>
          <Choice
            label={words['studio.ofCourse']()}
            options={Object.fromEntries([
              ['', words['studio.pick']()],
              ...items.map(({ id, title: its }) => [id, titleOf(its)] as const),
            ])}
            value={course}
            onChoose={setCourse}
          />
          <Failure text={asked && !hasCourse ? faults['faults.courseNeeded']() : null} />
        </>
      )}
    </AskDialog>
  );
}
