import type { Language } from '@pathshala/contract/text/languages';
import type { Ref } from 'react';
import { langOf } from '../../../ui/language.ts';
import type { BroughtFile } from '../media/file-drop.tsx';
import type { OnOpenPart } from '../visual/drawn-views.ts';
import styles from './lesson.module.css';
import type { TextCommand, ToolId } from './text-commands.ts';

/** What the toolbar needs from the visual editor. */
export interface TextHandle {
  /** Changes the selection and returns the focus to the editor. */
  readonly run: (command: TextCommand) => void;
}

interface PlainEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

export interface EditorProps extends PlainEditorProps {
  /** The language of the text. */
  readonly language: Language;
  /** Called with a file that was dropped on the text or pasted into it. */
  readonly onFile: (file: BroughtFile) => void;
  readonly handle: Ref<TextHandle>;
  /** Called with a formula or a figure that is to be changed. */
  readonly onOpenPart: OnOpenPart;
  /** Called with the tools whose effect the selection stands in, whenever it changes; undefined: no tool works. */
  readonly onToolsOn: (tools: ReadonlySet<ToolId> | undefined) => void;
}

/** Edits Markdown as it is written, byte for byte, in the browser's own text field. */
export function PlainEditor({ label, value, onChange, onLeave }: PlainEditorProps) {
  return (
    <textarea
      className={styles.plain}
      aria-label={label}
      lang={langOf(value)}
      rows={22}
      spellCheck
      value={value}
      onBlur={onLeave}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
