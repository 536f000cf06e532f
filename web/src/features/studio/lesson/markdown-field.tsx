import Button from '@mui/material/Button';
import { firstLanguage, langOfLanguage } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { useField } from 'formik';
import { Suspense, useRef, useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingLine } from '../../../ui/missing-part.tsx';
import { words } from '../../../words/words.ts';
import type { FieldRow } from '../forms/field-rows.ts';
import { useIssue } from '../forms/form-issues.ts';
import formStyles from '../forms/forms.module.css';
import { labelIn, localText, partsOf } from '../forms/words-field.tsx';
import styles from './lesson.module.css';
import { LessonLanguage } from './lesson-language.tsx';
import { markdownTools, type TextHandle } from './markdown-tools.ts';
import { type EditorProps, PlainEditor } from './plain-editor.tsx';
import { useShownLanguage } from './shown-language.ts';

/** Opens the dialog that inserts a picture or a PDF. */
function FileButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" variant="outlined" onClick={onClick}>
      {words['studio-edit.picture']()}
    </Button>
  );
}

// If the code editor does not load, a plain text field takes its place.
const CodeEditor = lazyPart<EditorProps>(
  () => import('./code-editor.tsx'),
  ({ isAsking, onRetry, ...editor }) => (
    <>
      <MissingLine isAsking={isAsking} onRetry={onRetry} />
      <PlainEditor {...editor} />
    </>
  ),
);
const FormulaDialog = lazyDialog(() => import('./formula-dialog.tsx'));
const FigureDialog = lazyDialog(() => import('./figure-dialog.tsx'));
const FileDialog = lazyDialog(() => import('../media/file-dialog.tsx'));

type OpenDialog = 'formula' | 'figure' | { readonly file?: File } | null;

/** Edits Markdown byte for byte: a toolbar, a code editor, and a switch to a plain text field. */
export function MarkdownField({ name, label, both }: FieldRow) {
  const [{ value }, , { setValue, setTouched }] = useField<LocalText | undefined>(name);
  const { language: shown } = useShownLanguage();
  const language = both ? shown : firstLanguage;
  const lang = langOfLanguage(language);
  const issue = useIssue(name, language);
  const [plain, setPlain] = useState(false);
  const [open, setOpen] = useState<OpenDialog>(null);
  const handle = useRef<TextHandle>(null);
  const parts = partsOf(value);
  const editor = {
    label: labelIn(label, language),
    value: parts[language],
    onChange: (text: string) => void setValue(localText({ ...parts, [language]: text }), false),
    onLeave: () => void setTouched(true, false),
    onFile: (file: File) => setOpen({ file }),
    handle,
  };
  const close = () => setOpen(null);
  return (
    <fieldset className={`card stack ${formStyles.group}`}>
      <legend className="strong">{label}</legend>
      <div className="cluster">
        {both && <LessonLanguage />}
        <label className="tap gap-2">
          <input type="checkbox" checked={plain} onChange={({ target }) => setPlain(target.checked)} />
          {words['studio-lesson.plainText']()}
        </label>
      </div>
      <div
        role="toolbar"
        aria-label={words['studio-lesson.textTools']()}
        className={`cluster gap-2 ${styles.toolbar}`}
      >
        {markdownTools(language).map(({ name: says, tool }) => (
          <Button key={says()} size="small" variant="outlined" onClick={() => handle.current?.apply(tool)}>
            {says()}
          </Button>
        ))}
        <Button size="small" variant="outlined" onClick={() => setOpen('formula')}>
          {words['studio-lesson.formula']()}
        </Button>
        <Button size="small" variant="outlined" onClick={() => setOpen('figure')}>
          {words['studio-lesson.figure']()}
        </Button>
        <FileButton onClick={() => setOpen({})} />
      </div>
      {plain ? (
        <PlainEditor {...editor} />
      ) : (
        <Suspense fallback={<div className={`control ${styles.code}`} />}>
          <CodeEditor key={language} {...editor} />
        </Suspense>
      )}
      <Failure text={issue ?? null} />
      <Suspense>
        {open === 'formula' && (
          <FormulaDialog lang={lang} onClose={close} onInsert={(tool) => handle.current?.apply(tool)} />
        )}
        {open === 'figure' && (
          <FigureDialog lang={lang} onClose={close} onInsert={(tool) => handle.current?.apply(tool)} />
        )}
        {typeof open === 'object' && open && (
          <FileDialog first={open.file} onClose={close} onInsert={(tool) => handle.current?.apply(tool)} />
        )}
      </Suspense>
    </fieldset>
  );
}
