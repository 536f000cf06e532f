import 'prosemirror-gapcursor/style/gapcursor.css';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-tables/style/tables.css';
import '../../../theme/formula-fonts.css';
import '../../../ui/formulas.css';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { isSafeLink } from '@pathshala/content/render/create-marked';
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
import AskDialog from '../../../ui/ask-dialog.tsx';
import prose from '../../../ui/prose.module.css';
import { words } from '../../../words/words.ts';
import { fileIn } from '../media/file-drop.tsx';
import { tellsLate } from '../session/use-draft.ts';
import { commandFor, linkRange, pluginsOf, setLink, toolsThatAreOn } from './commands.ts';
import { chosenPart, drawnViews, type OpenedPart } from './drawn-views.ts';
import { type OpenText, openText } from './kept-lines.ts';
import { pastedText, picturesIn, plainHtml } from './paste.ts';
import tools from './text.module.css';
import type { EditorProps } from './text-tools.tsx';
import styles from './visual.module.css';

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

const hrefIn = (state: EditorState) => linkRange(state)?.href ?? '';

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
      className={`row gap-0 ${styles.below}`}
    >
      {tableTools.map(([name, command]) => (
        <button
          key={name()}
          type="button"
          className={tools.tool}
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

/** `www.example.org` gets a scheme. */
const completed = (address: string) =>
  /^(?:[\w-]+\.)+[a-z]{2,}(?:\/|$)/i.test(address) ? `https://${address}` : address;

interface LinkDialogProps {
  readonly href: string;
  readonly onSet: (href: string) => void;
  readonly onClose: () => void;
}

function LinkDialog({ href, onSet, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [asked, setAsked] = useState(false);
  const whole = completed(address.trim());
  const isWrong = asked && !isSafeLink(whole);
  const set = (to: string) => {
    onSet(to);
    onClose();
  };
  return (
    <AskDialog
      title={words['tools.link']()}
      confirm={words['studio-lesson.putIn']()}
      maxWidth="sm"
      onConfirm={() => {
        setAsked(true);
        if (isSafeLink(whole)) set(whole);
      }}
      onClose={onClose}
    >
      <TextField
        label={words['studio-visual.address']()}
        value={address}
        autoFocus
        fullWidth
        error={isWrong}
        helperText={isWrong ? words['studio-visual.addressWrong']() : words['studio-visual.addressHint']()}
        onChange={({ target }) => setAddress(target.value)}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
      />
      {href !== '' && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => set('')}>
          {words['studio-visual.removeLink']()}
        </Button>
      )}
    </AskDialog>
  );
}

/** Visual editor; unchanged lines keep their Markdown. */
export default function VisualEditor(props: EditorProps) {
  const { label, value, language, handle } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [link, setLinkShown] = useState<string>();
  const [hasTableTools, setTableTools] = useState(false);
  const [chosen, setChosen] = useState<OpenedPart>();
  const [left, setLeft] = useState(0);
  const latest = useRef(props);
  const open = useRef<OpenText>(null);
  /** The form's text. */
  const written = useRef(value);
  useLayoutEffect(() => {
    latest.current = props;
  });

  // Before the paint, so that the page is laid out once, with its text.
  useLayoutEffect(() => {
    open.current = openText(written.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onOpen: EditorProps['onOpenPart'] = (part) => latest.current.onOpenPart(part);
    const takeFiles = (data: DataTransfer | null): boolean => {
      const file = fileIn(data);
      if (file) latest.current.onFile(file);
      return file !== undefined;
    };
    const tell = () => {
      clearTimeout(timer);
      const text = (open.current as OpenText).markdownOf(made.state.doc);
      if (text === written.current) return;
      written.current = text;
      latest.current.onChange(text);
    };
    const made = new EditorView(box.current, {
      state: EditorState.create({
        doc: open.current.doc,
        plugins: pluginsOf(onOpen, (state) => setLinkShown(hrefIn(state))),
      }),
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        class: `${prose.prose} ${styles.text}`,
        spellcheck: 'true',
      },
      nodeViews: drawnViews(langOfLanguage(language)),
      transformPastedHTML: plainHtml,
      clipboardTextParser: pastedText,
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction));
        setTableTools(isInTable(made.state));
        setChosen(chosenPart(made.state));
        latest.current.onToolsOn(toolsThatAreOn(made.state).join(' '));
        if (!transaction.docChanged || transaction.getMeta('shown')) return;
        clearTimeout(timer);
        timer = setTimeout(() => flushSync(tell), pause);
      },
      handleDOMEvents: { blur: tell },
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
    latest.current.onToolsOn('');
    setView(made);
    const stopTelling = tellsLate(() => flushSync(tell));
    return () => {
      stopTelling();
      tell();
      made.destroy();
      latest.current.onToolsOn(undefined);
    };
  }, [label, language]);

  // Before the next input: otherwise it would overwrite the new text in the form.
  useLayoutEffect(() => {
    // An external change; typed text is already in the editor.
    if (!view || written.current === value) return;
    written.current = value;
    open.current = openText(value);
    view.dispatch(shownInstead(view.state, open.current.doc).setMeta('shown', true));
  }, [view, value]);

  useImperativeHandle(
    handle,
    () => ({
      run: (command) => {
        if (!view) return;
        if (command === 'link') return setLinkShown(hrefIn(view.state));
        commandFor(command, language)(view.state, view.dispatch);
        view.focus();
      },
    }),
    [view, language],
  );

  return (
    <>
      <div ref={box} className={styles.editor} />
      <p role="status" className={`soft ${styles.left}`}>
        {left > 0 && words['studio-visual.picturesLeft']({ count: left })}
      </p>
      {view && hasTableTools && <TableTools view={view} />}
      {chosen && (
        <div className={`row gap-0 ${styles.below}`}>
          <button type="button" className={tools.tool} onClick={() => props.onOpenPart(chosen)}>
            {words['studio-visual.edit']()}
          </button>
        </div>
      )}
      {view && link !== undefined && (
        <LinkDialog
          href={link}
          onClose={() => {
            setLinkShown(undefined);
            view.focus();
          }}
          onSet={(href) => setLink(href)(view.state, view.dispatch)}
        />
      )}
    </>
  );
}
