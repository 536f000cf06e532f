import type { Language } from '@pathshala/contract/text/languages';
import type { Ref } from 'react';
import { langOf } from '../../../ui/language.ts';
import type { BroughtFile } from '../media/file-drop.tsx';
import type { OnOpenPart } from '../visual/drawn-views.ts';
import styles from './lesson.module.css';
import type { TextCommand, ToolId } from './text-commands.ts';

export interface TextHandle {
  readonly run: (command: TextCommand) => void;
}

interface PlainEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

export interface EditorProps extends PlainEditorProps {
  readonly language: Language;
  readonly onFile: (file: BroughtFile) => void;
  readonly handle: Ref<TextHandle>;
  readonly onOpenPart: OnOpenPart;
  /** The tools that apply to the selection; undefined: no tool works. */
  readonly onToolsOn: (tools: ReadonlySet<ToolId> | undefined) => void;
}

/** Edits Markdown byte for byte in a native text field. */
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
