import Button from '@mui/material/Button';
import { limits } from '@pathshala/contract/http/limits';
import { Failure } from '../../../ui/states.tsx';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from '../form/field-rows.ts';
import { useIssue } from '../form/form-issues.ts';
import { useValue } from '../form/form-values.ts';
import forms from '../form/forms.module.css';
import { NumberField } from '../form/words-field.tsx';
import { FileButton } from './file-drop.tsx';
import { useUpload } from './use-upload.ts';

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
