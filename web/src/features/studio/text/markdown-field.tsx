import { firstLanguage, langOfLanguage } from '@pathshala/contract/text/languages';
import type { LocalText } from '@pathshala/contract/text/local-text';
import { Suspense, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { lazyDialog, lazyPart, MissingLine } from '../../../ui/lazy-part.tsx';
import { Failure } from '../../../ui/states.tsx';
import type { FieldRow } from '../form/field-rows.ts';
import { FormIssuesContext, pathOfIssue, useIssue } from '../form/form-issues.ts';
import { useValue } from '../form/form-values.ts';
import formStyles from '../form/forms.module.css';
import { labelIn, partsOf, withVersion } from '../form/words-field.tsx';
import type { BroughtFile } from '../media/file-drop.tsx';
import type { OpenedPart } from './drawn-views.ts';
import styles from './text.module.css';
import {
  type EditorProps,
  LessonLanguage,
  PlainEditor,
  type TextAct,
  type TextHandle,
  TextTools,
  useShownLanguage,
} from './text-tools.tsx';

// If the visual editor fails to load, a plain text field replaces it.
const VisualEditor = lazyPart<EditorProps>(() => import('./visual-editor.tsx'), {
  together: true,
  missing: ({ onRetry, ...editor }) => (
    <>
      <MissingLine onRetry={onRetry} />
      <PlainEditor {...editor} />
    </>
  ),
});
export const openTextAhead = VisualEditor.ahead;

const FormulaDialog = lazyDialog(() => import('./formula-dialog.tsx'));
const FigureDialog = lazyDialog(() => import('./figure-dialog.tsx'));
const FileDialog = lazyDialog(() => import('../media/file-dialog.tsx'));

/** The button that adds a quiz question, elsewhere in the form. */
const adderOf = (quiz = '') => document.querySelector<HTMLElement>(`[data-add=${JSON.stringify(quiz)}]`);

type OpenDialog =
  | { readonly kind: OpenedPart['kind']; readonly text?: string }
  | { readonly kind: 'file'; readonly file?: BroughtFile };

export function MarkdownField({ name, label, hint, both, required, quiz }: FieldRow) {
  const [value, setValue] = useValue<LocalText>(name);
  const { language: shown, show } = useShownLanguage();
  const { sought } = useContext(FormIssuesContext);
  useEffect(() => {
    const { field, language: its } = pathOfIssue(sought?.path ?? '');
    if (field === name) show(its ?? firstLanguage);
  }, [sought, name, show]);
  const language = both ? shown : firstLanguage;
  const lang = langOfLanguage(language);
  const issue = useIssue(name, language);
  const hintId = useId();
  const [isSource, setSource] = useState(false);
  const [toolsOn, setToolsOn] = useState<string>();
  // Several pasted pictures open their dialogs in turn.
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const handle = useRef<TextHandle>(null);
  const open = useCallback((dialog: OpenDialog) => setDialogs((all) => [...all, dialog]), []);
  const act = useCallback(
    (what: TextAct) => {
      if (what === 'source') setSource((before) => !before);
      else if (what === 'question') adderOf(quiz)?.click();
      else if (what === 'formula' || what === 'figure' || what === 'file') open({ kind: what });
      else handle.current?.run(what);
    },
    [quiz, open],
  );
  const close = () => setDialogs(([, ...rest]) => rest);
  const dialog = dialogs[0];
  const editor: EditorProps = {
    label: labelIn(label, language),
    value: partsOf(value)[language],
    language,
    onChange: (text) => setValue(withVersion(value, language, text)),
    onFile: (file) => open({ kind: 'file', file }),
    onOpenPart: open,
    onToolsOn: setToolsOn,
    handle,
  };
  const dialogProps = {
    lang,
    onClose: close,
    onInsert: (command: Parameters<TextHandle['run']>[0]) => {
      // The dialog restores the focus first.
      setTimeout(() => handle.current?.run(command));
    },
  };
  return (
    <fieldset className={`card ${styles.text}`} aria-describedby={hint && hintId}>
      <legend className={`note ${styles.name} ${required ? formStyles.required : ''}`}>{label}</legend>
      <div className={`cluster gap-2 ${styles.bar}`}>
        <TextTools
          on={isSource ? undefined : toolsOn}
          isSource={isSource}
          hasQuestions={quiz !== undefined}
          onAct={act}
        />
        {both && <LessonLanguage />}
      </div>
      {isSource ? (
        <PlainEditor {...editor} />
      ) : (
        <Suspense fallback={<div className={styles.plain} />}>
          <VisualEditor key={language} {...editor} />
        </Suspense>
      )}
      <div className={`note ${styles.below}`}>
        <Failure text={issue ?? null} />
        {hint && <p id={hintId}>{hint}</p>}
      </div>
      {dialog?.kind === 'formula' && <FormulaDialog first={dialog.text} {...dialogProps} />}
      {dialog?.kind === 'figure' && <FigureDialog first={dialog.text} {...dialogProps} />}
      {dialog?.kind === 'file' && <FileDialog key={dialogs.length} first={dialog.file} {...dialogProps} />}
    </fieldset>
  );
}
