import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { limits } from '@pathshala/contract/http/limits';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { Failure } from '../../../ui/states.tsx';
import { errorText, numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from '../forms/field-rows.ts';
import { useIssue } from '../forms/form-issues.ts';
import forms from '../forms/forms.module.css';
import { NumberField } from '../forms/plain-fields.tsx';
import { useUpload } from './use-upload.ts';

/** A page in a PDF, as most programs write it; some programs compress the page objects. */
const page = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** @returns the number of pages of a PDF; undefined if its page objects are compressed */
async function pagesIn(file: Blob): Promise<number | undefined> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return text.match(page)?.length;
}

interface OwnPdf {
  readonly url?: string;
  readonly bytes?: number;
  readonly pages?: number;
}

const pdfType = 'application/pdf';

function unfit({ type, size }: File): string | undefined {
  if (type !== pdfType) return words['studio-pdf.notPdf']();
  return size > limits.mediaBytes ? words['studio-edit.fileTooLarge']() : undefined;
}

/** Stores address, size and page count in the form. */
function usePdf(name: string) {
  const [{ value }, , { setValue }] = useField<OwnPdf | undefined>(name);
  const upload = useUpload();
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);

  async function put(file: File): Promise<void> {
    const why = unfit(file);
    setFailure(why ?? null);
    if (why !== undefined) return;
    setShare(0);
    try {
      const [{ url, bytes }, pages] = await Promise.all([upload(file, setShare), pagesIn(file)]);
      await setValue({ url, bytes, ...(pages !== undefined && { pages }) }, false);
    } catch (error) {
      setFailure(errorText(error));
    }
    setShare(null);
  }

  return { pdf: value, failure, share, put, remove: () => void setValue(undefined, false) };
}

function Present({ pdf: { url = '', bytes = 0 }, onRemove }: { pdf: OwnPdf; onRemove: () => void }) {
  const size = numberText(Math.max(1, Math.round(bytes / 1000)));
  return (
    <p className="cluster">
      <span>{words['studio-pdf.size']({ size })}</span>
      <a href={url} target="_blank" rel="noreferrer">
        {words['studio-pdf.open']()}
      </a>
      <Button size="small" color="error" onClick={onRemove}>
        {words['studio-pdf.remove']()}
      </Button>
    </p>
  );
}

export function PdfField({ name, label, hint }: FieldRow) {
  const { pdf, failure, share, put, remove } = usePdf(name);
  const input = useRef<HTMLInputElement>(null);
  const issue = useIssue(`${name}.url`);
  return (
    <fieldset className={`card stack ${forms.group}`}>
      <legend className="strong">{label}</legend>
      {hint && <p className="soft">{hint}</p>}
      <Failure text={issue ?? null} />
      {pdf?.url && <Present pdf={pdf} onRemove={remove} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={pdfType}
        data-testid={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void put(file);
          target.value = '';
        }}
      />
      <Button variant="outlined" loading={share !== null} onClick={() => input.current?.click()}>
        {pdf?.url ? words['studio-pdf.another']() : words['studio-pdf.choose']()}
      </Button>
      <Failure text={failure} />
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={words['studio-pdf.sending']()}
        />
      )}
      {pdf && (
        <NumberField
          name={`${name}.pages`}
          label={words['studio-pdf.pages']()}
          hint={words['studio-pdf.pagesHint']()}
          as="number"
        />
      )}
    </fieldset>
  );
}
