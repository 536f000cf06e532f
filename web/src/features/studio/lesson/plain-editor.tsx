import type { Language } from '@pathshala/contract/text/languages';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { langOf } from '../../../ui/language.ts';
import { type BroughtFile, fileIn } from '../media/file-in.ts';
import type { OnOpenPart } from '../visual/drawn-views.ts';
import styles from './lesson.module.css';
import { edited } from './markdown-tools.ts';
import { markdownTool, type TextCommand, type ToolId } from './text-commands.ts';

/** What the toolbar needs from either editor. */
export interface TextHandle {
  /** Changes the selection and returns the focus to the editor. */
  readonly run: (command: TextCommand) => void;
}

export interface EditorProps {
  readonly label: string;
  readonly value: string;
  /** The language of the text. */
  readonly language: Language;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  /** Called with a file that was dropped on the text or pasted into it. */
  readonly onFile: (file: BroughtFile) => void;
  readonly handle: Ref<TextHandle>;
  /** Called with a formula or a figure that is to be changed. */
  readonly onOpenPart: OnOpenPart;
  /** Called with the tools whose effect the selection stands in, whenever it changes. */
  readonly onToolsOn: (tools: ReadonlySet<ToolId>) => void;
}

/** Edits Markdown as it is written, byte for byte, in the browser's own text field. */
export function PlainEditor({ label, value, language, onChange, onLeave, onFile, handle }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const take = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const file = fileIn(data);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  useImperativeHandle(handle, () => ({
    run: (command) => {
      const field = area.current;
      const tool = markdownTool(command, language);
      if (!field || !tool) return;
      const edit = tool({ text: field.value, from: field.selectionStart, to: field.selectionEnd });
      onChange(edited(field.value, edit));
      // The field has the new text only after React has rendered it.
      requestAnimationFrame(() => {
        field.focus();
        field.setSelectionRange(...edit.select);
      });
    },
  }));
  return (
    <textarea
      ref={area}
      className={`control ${styles.plain}`}
      aria-label={label}
      lang={langOf(value)}
      rows={22}
      spellCheck
      value={value}
      onBlur={onLeave}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
