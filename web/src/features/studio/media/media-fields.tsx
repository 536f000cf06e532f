import Button from '@mui/material/Button';
import { limits } from '@pathshala/contract/http/limits';
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
import { homeSheet, unknownPortrait } from '@pathshala/contract/site/paths';
import { useId, useState } from 'react';
import { PictureOption } from '../../../ui/choice.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { useParams } from '../../../ui/router.ts';
import { Failure } from '../../../ui/states.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from '../form/field-rows.ts';
import { useIssue } from '../form/form-issues.ts';
import { useValue } from '../form/form-values.ts';
import forms from '../form/forms.module.css';
import { NumberField } from '../form/words-field.tsx';
import { FileButton } from './file-drop.tsx';
import styles from './media.module.css';
import { useUpload } from './use-upload.ts';

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
    drawn: `${homeSheet(name.replace(/^programs\.(\w+)\[.*/, '$1'))}#${String(beside.id ?? '')}`,
  }),
  moment: ({ name, beside }) => {
    const at = Number(/\[(\d+)\]/.exec(name)?.[1] ?? 0);
    return { drawn: scenePath(String(beside.scene ?? scenes[at % scenes.length])) };
  },
  notice: () => ({}),
};

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
  /** The value is stored in the item; undefined: the default drawing. */
  const choices = [
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

/** A page in a PDF, as most programs write it; some programs compress the page objects. */
const page = /\/Type\s*\/Page(?![a-zA-Z])/g;

interface OwnPdf {
  readonly url?: string;
  readonly bytes?: number;
  readonly pages?: number;
}

const pdfType = 'application/pdf';

export function PdfField({ name, label, hint }: FieldRow) {
  const [pdf, setValue] = useValue<OwnPdf>(name);
  const { running, error, run, upload } = useUpload();
  const issue = useIssue(`${name}.url`);

  const put = (file: File) =>
    run(async () => {
      if (file.type !== pdfType) throw new Error(words['studio-pdf.notPdf']());
      if (file.size > limits.mediaBytes) throw new Error(words['studio-edit.fileTooLarge']());
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
      const pages = text.match(page)?.length;
      for (const { url, bytes } of await upload(file))
        setValue({ url, bytes, ...(pages !== undefined && { pages }) });
    });

  return (
    <fieldset className={`card stack ${forms.group}`}>
      <legend className="strong">{label}</legend>
      {hint && <p className="soft">{hint}</p>}
      <Failure text={issue ?? null} />
      {pdf?.url && (
        <p className="cluster">
          <span>
            {words['studio-pdf.size']({ size: numberText(Math.max(1, Math.round((pdf.bytes ?? 0) / 1000))) })}
          </span>
          <a href={pdf.url} target="_blank" rel="noreferrer">
            {words['studio-pdf.open']()}
          </a>
          <Button size="small" color="error" onClick={() => setValue(undefined)}>
            {words['studio-pdf.remove']()}
          </Button>
        </p>
      )}
      <FileButton accept={pdfType} variant="outlined" loading={running} onFile={(file) => void put(file)}>
        {pdf?.url ? words['studio-pdf.another']() : words['studio-pdf.choose']()}
      </FileButton>
      <Failure text={error} />
      {pdf && (
        <NumberField
          name={`${name}.pages`}
          label={words['studio-pdf.pages']()}
          hint={words['studio-pdf.pagesHint']()}
        />
      )}
    </fieldset>
  );
}
