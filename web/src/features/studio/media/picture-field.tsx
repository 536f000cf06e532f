import Button from '@mui/material/Button';
import { isOwnPicture } from '@pathshala/contract/pictures/cover';
import {
  drawingsFor,
  type PictureUse,
  pictureFrames,
  scenePath,
  scenes,
  subjectPaths,
  usualDrawing,
} from '@pathshala/contract/pictures/item-picture';
import { homeSheets, unknownPortrait } from '@pathshala/contract/site/paths';
import { useId, useState } from 'react';
import { PictureOption } from '../../../ui/choice.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { useParams } from '../../../ui/router.ts';
import { Failure } from '../../../ui/states.tsx';
import { words } from '../../../words/words.ts';
import type { FieldRow } from '../form/field-rows.ts';
import { useIssue } from '../form/form-issues.ts';
import { useValue } from '../form/form-values.ts';
import forms from '../form/forms.module.css';
import styles from './media.module.css';

const OwnPictureDialog = lazyDialog(() => import('./own-picture-dialog.tsx'));

/** The item's id, the path in the form, and the fields beside it. */
interface PicturePlace {
  readonly id: string;
  readonly name: string;
  readonly beside: Readonly<Record<string, unknown>>;
  readonly subject: string | undefined;
}

/** Shown if the editors chose none: the build's drawing, or one for items newer than the build. */
const usual: Readonly<
  Record<PictureUse, (place: PicturePlace) => { readonly drawn?: string; readonly otherwise?: string }>
> = {
  course: ({ id, beside, subject }) => ({
    drawn: `/covers/${id}.svg`,
    ...(subject && beside.list ? { otherwise: subjectPaths.cover(String(beside.list), subject) } : {}),
  }),
  article: ({ id, subject }) => ({
    drawn: `/covers/blog-${id}.svg`,
    ...(subject && { otherwise: usualDrawing('article', subject, id) }),
  }),
  book: ({ id, subject }) => ({
    drawn: `/covers/book-${id}.svg`,
    ...(subject && { otherwise: subjectPaths.bookCover(subject) }),
  }),
  logo: () => ({ otherwise: '/img/favicon.svg' }),
  portrait: () => ({ otherwise: unknownPortrait }),
  program: ({ name, beside }) => ({
    drawn: `${homeSheets.programs(name.replace(/^programs\.(\w+)\[.*/, '$1'))}#${String(beside.id ?? '')}`,
  }),
  moment: ({ name, beside }) => {
    const at = Number(/\[(\d+)\]/.exec(name)?.[1] ?? 0);
    return { drawn: scenePath(String(beside.scene ?? scenes[at % scenes.length])) };
  },
  notice: () => ({}),
};

interface Choice {
  readonly label: string;
  readonly src: string;
  /** Stored in the item; undefined: the default drawing. */
  readonly value: string | undefined;
}

function useChoices(name: string, use: NonNullable<FieldRow['use']>, value: string | undefined) {
  const { id = '' } = useParams();
  const [missing, setMissing] = useState<string>();
  const [beside = {}] = useValue<Readonly<Record<string, unknown>>>(name.replace(/\.?[^.]+$/, ''));
  const subject = typeof beside.subject === 'string' ? beside.subject : undefined;
  const { drawn, otherwise } = usual[use]({ id, name, beside, subject });
  const isDrawn = drawn !== undefined && drawn !== missing;
  const src = isDrawn ? drawn : otherwise;
  // A course with another picture does not record its drawing: the address is known.
  const isRecorded = value === drawn || (use === 'course' && isDrawn && value !== undefined);
  const drawings = drawingsFor(use, beside.subject).map((one, at) => ({
    ...{ label: words['studio-picture.drawing']({ value: at + 1 }), src: one, value: one },
  }));
  const choices: Choice[] = [
    ...(value && isOwnPicture(value) ? [{ label: words['studio-picture.own'](), src: value, value }] : []),
    ...(src ? [{ label: words['studio-picture.usual'](), src, value: isRecorded ? drawn : undefined }] : []),
    ...drawings.filter((one) => one.src !== src),
  ];
  return { choices, onMissing: (one: string) => one === drawn && setMissing(one) };
}

export function PictureField({ name, label, hint, use = 'course' }: FieldRow) {
  const [value, setValue] = useValue<string>(name);
  const { choices, onMissing } = useChoices(name, use, value);
  const issue = useIssue(name);
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const { width, height } = pictureFrames[use];
  return (
    <fieldset className={`card stack ${forms.group}`}>
      <legend className="strong">{label}</legend>
      <Failure text={issue ?? null} />
      <div className={`tiles ${styles.choices}`} data-use={use}>
        {choices.map((choice) => (
          <PictureOption
            key={choice.src}
            name={group}
            label={`${label}: ${choice.label}`}
            isChosen={choice.value === value}
            onChoose={() => setValue(choice.value)}
            src={choice.src}
            loading="lazy"
            style={{ aspectRatio: width / height }}
            onError={() => onMissing(choice.src)}
          />
        ))}
      </div>
      {choices.length < 2 && use !== 'notice' && (
        <p className="soft">{hint ?? words['studio-picture.noSubject']()}</p>
      )}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {value && isOwnPicture(value) ? words['studio-picture.another']() : words['studio-picture.choose']()}
      </Button>
      {use === 'notice' && value && (
        <Button color="error" onClick={() => setValue(undefined)}>
          {words['studio.remove']({ what: label })}
        </Button>
      )}
      {isOpen && (
        <OwnPictureDialog use={use} onPicture={(url) => setValue(url)} onClose={() => setOpen(false)} />
      )}
    </fieldset>
  );
}
