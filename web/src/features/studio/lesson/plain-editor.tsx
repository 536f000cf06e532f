import { type Ref, useImperativeHandle, useRef } from 'react';
import { langOf } from '../../../ui/language.ts';
import { fileIn } from '../media/file-in.ts';
import styles from './lesson.module.css';
import { edited, type TextHandle } from './markdown-tools.ts';

export interface EditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  /** Called with a file that was dropped on the text or pasted into it. */
  readonly onFile: (file: File) => void;
  readonly handle: Ref<TextHandle>;
}

/** Markdown in the browser's own text field. */
export function PlainEditor({ label, value, onChange, onLeave, onFile, handle }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const take = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const file = fileIn(data);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  useImperativeHandle(handle, () => ({
    apply: (tool) => {
      const field = area.current;
      if (!field) return;
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
