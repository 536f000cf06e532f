import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { fileIn } from '../media/file-in.ts';
import styles from './lesson.module.css';
import type { EditorProps } from './plain-editor.tsx';

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--ps-palette-primary-main)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, color: 'var(--ps-palette-primary-dark)' },
  { tag: [tags.link, tags.url], color: 'var(--ps-palette-primary-main)' },
  { tag: [tags.monospace, tags.processingInstruction], color: 'var(--ps-palette-text-secondary)' },
]);

const look = EditorView.theme({
  '&': { fontSize: '1rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Hind Siliguri", monospace', lineHeight: '1.65' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ps-palette-text-primary)' },
  '.cm-gutters': {
    border: '0',
    background: 'transparent',
    color: 'var(--ps-palette-text-secondary)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--ps-palette-text-primary)' },
});

/** Keeps line ends byte for byte. */
const bytes = (text: string) => EditorState.lineSeparator.of(text.includes('\r\n') ? '\r\n' : '\n');

/** @returns whether there was a file; then the editor ignores the event */
function takeFile(data: DataTransfer | null, onFile: EditorProps['onFile']): boolean {
  const file = fileIn(data);
  if (file) onFile(file);
  return file !== undefined;
}

/** A Markdown editor with line numbers, colours and its own undo. */
export default function CodeEditor({ label, value, onChange, onLeave, onFile, handle }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ onChange, onLeave, onFile });
  const first = useRef(value);
  useEffect(() => {
    latest.current = { onChange, onLeave, onFile };
  });
  useEffect(() => {
    const extensions = [
      bytes(first.current),
      history(),
      lineNumbers(),
      // No key binding for Tab: it moves to the next control, as everywhere.
      keymap.of([...defaultKeymap, ...historyKeymap]),
      markdown({ addKeymap: true }),
      syntaxHighlighting(colours),
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) latest.current.onChange(state.sliceDoc());
      }),
      EditorView.domEventHandlers({
        blur: () => {
          latest.current.onLeave();
        },
        paste: ({ clipboardData }) => takeFile(clipboardData, latest.current.onFile),
        drop: ({ dataTransfer }) => takeFile(dataTransfer, latest.current.onFile),
      }),
    ];
    const made = new EditorView({
      state: EditorState.create({ doc: first.current, extensions }),
      parent: box.current as HTMLElement,
    });
    view.current = made;
    return () => made.destroy();
  }, [label]);
  useEffect(() => {
    first.current = value;
    const shown = view.current;
    // A merge or a restore changed the value; typed text is in the editor already.
    if (!shown || shown.state.sliceDoc() === value) return;
    shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: value } });
  }, [value]);
  useImperativeHandle(handle, () => ({
    apply: (tool) => {
      const shown = view.current;
      if (!shown) return;
      const { from, to } = shown.state.selection.main;
      const { select, ...changes } = tool({ text: shown.state.doc.toString(), from, to });
      shown.dispatch({ changes, selection: { anchor: select[0], head: select[1] }, scrollIntoView: true });
      shown.focus();
    },
  }));
  return <div ref={box} className={`control ${styles.code}`} />;
}
