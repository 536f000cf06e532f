import { firstLanguage, forLanguages, type Language } from '@pathshala/contract/text/languages';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { tools } from '../../../words/compiled/messages/tools.js';
import { langOf, nameOfLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { BroughtFile } from '../media/file-drop.tsx';
import { isDrawn, ToolIcon } from '../tool-icon.tsx';
import type { OnOpenPart } from './drawn-views.ts';
import styles from './text.module.css';

const looks = [
  'heading',
  'smallHeading',
  'bold',
  'italic',
  'link',
  'list',
  'numberedList',
  'quotation',
] as const;
const steps = ['undo', 'redo'] as const;
/** Behind the “+”. */
const parts = ['table', 'workedExample', 'tryIt'] as const;

export type ToolId = (typeof looks | typeof steps | typeof parts)[number];

const nameOf = (id: ToolId) => tools[`tools.${id}`]();

/** Markdown is inserted in the line, or as blocks. */
export type TextCommand = ToolId | { readonly markdown: string; readonly isBlock: boolean };

export interface ShownLanguage {
  readonly language: Language;
  readonly show: (language: Language) => void;
}

export const ShownLanguageContext = createContext<ShownLanguage>({
  language: firstLanguage,
  show: () => undefined,
});

/** The language that the editor and the preview show: one choice for both. */
export const useShownLanguage = (): ShownLanguage => useContext(ShownLanguageContext);

/** With an icon or a letter; the name is for screen readers and the tooltip. */
export function ToolButton({ name, ...button }: ComponentProps<'button'> & { readonly name: string }) {
  return <button type="button" className={styles.tool} aria-label={name} title={name} {...button} />;
}

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function Switch<Value extends string>({ label, options, value, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset aria-label={label} className={`row gap-0 ${styles.switch}`}>
      {(Object.entries(options) as [Value, string][]).map(([one, says]) => (
        <button
          key={one}
          type="button"
          className={styles.tool}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {says}
        </button>
      ))}
    </fieldset>
  );
}

export function LessonLanguage() {
  const { language, show } = useShownLanguage();
  return (
    <Switch
      label={words['studio-lesson.textLanguage']()}
      options={forLanguages(nameOfLanguage)}
      value={language}
      onChoose={show}
    />
  );
}

export interface TextHandle {
  readonly run: (command: TextCommand) => void;
}

interface PlainEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export interface EditorProps extends PlainEditorProps {
  readonly language: Language;
  readonly onFile: (file: BroughtFile) => void;
  readonly handle: Ref<TextHandle>;
  readonly onOpenPart: OnOpenPart;
  /** The tools that apply to the selection, separated by spaces; undefined: no tool works. */
  readonly onToolsOn: (tools: string | undefined) => void;
}

/** Edits Markdown byte for byte in a native text field. */
export function PlainEditor({ label, value, onChange }: PlainEditorProps) {
  return (
    <textarea
      className={styles.plain}
      aria-label={label}
      lang={langOf(value)}
      rows={22}
      spellCheck
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const letters: Readonly<Partial<Record<ToolId, ReactNode>>> = {
  heading: 'H',
  smallHeading: <small>H</small>,
  bold: <strong>B</strong>,
  italic: <em>I</em>,
};

export type TextAct = ToolId | 'formula' | 'figure' | 'file' | 'question' | 'source';

interface TextToolsProps {
  /** The tools that apply to the selection; undefined: no tool works. */
  readonly on: string | undefined;
  /** The text is edited as it is stored. */
  readonly isSource: boolean;
  /** The text has questions beside it. */
  readonly hasQuestions: boolean;
  readonly onAct: (act: TextAct) => void;
}

function goAlong({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  if (by) tools[tools.indexOf(target as HTMLElement) + by]?.focus();
}

/** Memoised: typing must not render it. */
export const TextTools = memo(function TextTools({ on, isSource, hasQuestions, onAct }: TextToolsProps) {
  const isOn = (id: ToolId) => on?.split(' ').includes(id) ?? false;
  const rows: [string, TextAct][] = [
    [words['studio-lesson.formula'](), 'formula'],
    [words['studio-lesson.figure'](), 'figure'],
    [words['studio-edit.picture'](), 'file'],
    ...parts.map((id): [string, TextAct] => [nameOf(id), id]),
  ];
  if (hasQuestions) rows.push([words['studio-lesson.question'](), 'question']);
  return (
    <div
      role="toolbar"
      aria-label={words['studio-lesson.textTools']()}
      className={`row gap-0 grow ${styles.tools}`}
      onKeyDown={goAlong}
    >
      <MenuButton
        label={words['studio-lesson.insert']()}
        disabled={on === undefined}
        takesNoFocus
        rows={rows.map(([name, act]) => [name, () => onAct(act)])}
        className={styles.tool}
      >
        <ToolIcon name="plus" />
      </MenuButton>
      {[...looks, ...steps].map((id) => (
        <ToolButton
          key={id}
          name={nameOf(id)}
          aria-pressed={id === 'undo' || id === 'redo' ? undefined : isOn(id)}
          disabled={on === undefined}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAct(id)}
        >
          {isDrawn(id) ? <ToolIcon name={id} /> : letters[id]}
        </ToolButton>
      ))}
      <ToolButton
        name={words['studio-visual.source']()}
        aria-pressed={isSource}
        onClick={() => onAct('source')}
      >
        <ToolIcon name="source" />
      </ToolButton>
    </div>
  );
});
