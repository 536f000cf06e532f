import 'prosemirror-gapcursor/style/gapcursor.css';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-tables/style/tables.css';
import '../../../theme/formula-fonts.css';
import '../../../ui/formulas.css';
import { langOfLanguage } from '@pathshala/contract/text/languages';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import prose from '../../../ui/prose.module.css';
import { words } from '../../../words/words.ts';
import toolStyles from '../lesson/lesson.module.css';
import { type EditorProps, PlainEditor } from '../lesson/plain-editor.tsx';
import { fileIn } from '../media/file-drop.tsx';
import { tellsLate } from '../session/use-draft.ts';
import { commandFor, linkRange, setLink, toolsThatAreOn } from './commands.ts';
import { drawnViews } from './drawn-views.ts';
import { type OpenText, openText } from './kept-lines.ts';
import { LinkDialog } from './link-dialog.tsx';
import { pastedText, picturesIn, plainHtml } from './paste.ts';
import styles from './visual.module.css';
import { visualPlugins } from './visual-plugins.ts';

/** Delay of input to the form, which renders the whole page, milliseconds. */
const pause = 300;

/**
 * On every render React checks whether the focused element is editable, and if so walks its nodes to save the selection. The
 * editor keeps its own.
 */
function hiddenFromReact(editable: HTMLElement): void {
  Object.defineProperty(editable, 'contentEditable', { get: () => 'inherit' });
}

/** Changes only what differs, so that the cursor stays. */
function shownInstead(state: EditorState, other: Node): Transaction {
  const { content } = state.doc;
  const from = content.findDiffStart(other.content);
  const ends = content.findDiffEnd(other.content);
  if (from === null || !ends) return state.tr;
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const tr = state.tr.replace(from, ends.a + overlap, other.slice(from, ends.b + overlap));
  if (tr.doc.eq(other)) return tr.setMeta('addToHistory', false);
  return state.tr.replaceWith(0, content.size, other.content);
}

/** Undefined for a text that the renderer refuses. */
function opened(markdown: string): OpenText | undefined {
  try {
    return openText(markdown);
  } catch {
    return undefined;
  }
}

const tableTools: readonly (readonly [() => string, Command])[] = [
  [words['studio-visual.addRow'], addRowAfter],
  [words['studio-visual.addColumn'], addColumnAfter],
  [words['studio-visual.deleteRow'], deleteRow],
  [words['studio-visual.deleteColumn'], deleteColumn],
  [words['studio-visual.deleteTable'], deleteTable],
];

function TableTools({ view }: { readonly view: EditorView }) {
  return (
    <div
      role="toolbar"
      aria-label={words['studio-visual.tableTools']()}
      className={`row gap-0 ${styles.tableTools}`}
    >
      {tableTools.map(([name, command]) => (
        <button
          key={name()}
          type="button"
          className={toolStyles.tool}
          onClick={() => {
            command(view.state, view.dispatch);
            view.focus();
          }}
        >
          {name()}
        </button>
      ))}
    </div>
  );
}

/** Visual editor; unchanged lines keep their Markdown. */
export default function VisualEditor(props: EditorProps) {
  const { label, value, language, handle } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [link, setShownLink] = useState<{ readonly href: string } | null>(null);
  const [hasTableTools, setTableTools] = useState(false);
  const [left, setLeft] = useState(0);
  const latest = useRef(props);
  const open = useRef<OpenText>(null);
  /** The form's text. */
  const written = useRef(value);
  const [isUnreadable, setUnreadable] = useState(false);
  useLayoutEffect(() => {
    latest.current = props;
  });

  // Before the paint, so that the page is laid out once, with its text.
  useLayoutEffect(() => {
    const text = opened(written.current);
    if (!text) {
      setUnreadable(true);
      return undefined;
    }
    open.current = text;
    const onOpen: EditorProps['onOpenPart'] = (part) => latest.current.onOpenPart(part);
    const takeFiles = (data: DataTransfer | null): boolean => {
      const file = fileIn(data);
      if (file) latest.current.onFile(file);
      return file !== undefined;
    };
    const made = new EditorView(box.current, {
      state: EditorState.create({
        doc: text.doc,
        plugins: visualPlugins(onOpen, () => setShownLink({ href: linkRange(made.state)?.href ?? '' })),
      }),
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        class: `${prose.prose} ${styles.text}`,
        spellcheck: 'true',
      },
      nodeViews: drawnViews(langOfLanguage(language), onOpen),
      transformPastedHTML: plainHtml,
      clipboardTextParser: pastedText,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setTableTools(isInTable(next));
        const tools = toolsThatAreOn(next);
        if ([...tools].join() !== toolsOn) latest.current.onToolsOn(tools);
        toolsOn = [...tools].join();
        if (!transaction.docChanged || transaction.getMeta('shown')) return;
        clearTimeout(timer);
        timer = setTimeout(() => flushSync(tell), pause);
      },
      handleDOMEvents: {
        blur: () => {
          tell();
          latest.current.onLeave();
        },
      },
      handlePaste: (_view, { clipboardData }) => {
        if (takeFiles(clipboardData)) return true;
        const { brought, left } = picturesIn(clipboardData?.getData('text/html') ?? '');
        for (const file of brought) latest.current.onFile(file);
        setLeft(left);
        return false;
      },
      handleDrop: (_view, event) => takeFiles(event.dataTransfer),
    });
    hiddenFromReact(made.dom);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = toolsThatAreOn(made.state);
    let toolsOn = [...told].join();
    latest.current.onToolsOn(told);
    const tell = () => {
      clearTimeout(timer);
      const text = (open.current as OpenText).markdownOf(made.state.doc);
      if (text === written.current) return;
      written.current = text;
      latest.current.onChange(text);
    };
    setView(made);
    const stopTelling = tellsLate(() => flushSync(tell));
    return () => {
      stopTelling();
      tell();
      made.destroy();
      latest.current.onToolsOn(undefined);
    };
  }, [label, language]);

  // Before the next input, which would reach the form without the new text.
  useLayoutEffect(() => {
    // An external change; typed text is already in the editor.
    if (!view || written.current === value) return;
    written.current = value;
    const text = opened(value);
    if (!text) {
      setUnreadable(true);
      return;
    }
    open.current = text;
    view.dispatch(shownInstead(view.state, text.doc).setMeta('shown', true));
  }, [view, value]);

  useImperativeHandle(
    handle,
    () => ({
      run: (command) => {
        if (!view) return;
        if (command === 'link') {
          setShownLink({ href: linkRange(view.state)?.href ?? '' });
          return;
        }
        commandFor(command, language)(view.state, view.dispatch);
        view.focus();
      },
    }),
    [view, language],
  );

  if (isUnreadable) {
    return (
      <>
        <p className="soft">{words['studio-visual.unreadable']()}</p>
        <PlainEditor {...props} />
      </>
    );
  }
  return (
    <>
      <div ref={box} className={styles.editor} />
      <p role="status" className={`soft ${styles.left}`}>
        {left > 0 && words['studio-visual.picturesLeft']({ count: left })}
      </p>
      {view && hasTableTools && <TableTools view={view} />}
      {link && (
        <LinkDialog
          href={link.href}
          onClose={() => {
            setShownLink(null);
            view?.focus();
          }}
          onSet={(href) => view && setLink(href)(view.state, view.dispatch)}
        />
      )}
    </>
  );
}
