import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { words } from '../../../words/words.ts';
import { MenuButton } from '../menu-button.tsx';
import { isDrawn, ToolIcon } from '../tool-icon.tsx';
import styles from './lesson.module.css';
import { type ToolId, toolIds, toolName } from './text-commands.ts';

const letters: Readonly<Partial<Record<ToolId, ReactNode>>> = {
  heading: 'H',
  smallHeading: <small>H</small>,
  bold: <strong>B</strong>,
  italic: <em>I</em>,
};

/** Behind the “+”. */
const parts: readonly ToolId[] = ['table', 'workedExample', 'tryIt'];

interface TextToolsProps {
  /** The tools that apply to the selection; undefined: no tool works. */
  readonly on: ReadonlySet<ToolId> | undefined;
  /** The text is edited as it is stored. */
  readonly isSource: boolean;
  readonly onTool: (tool: ToolId) => void;
  readonly onOpen: (dialog: ToolDialog) => void;
  readonly onSource: () => void;
  /** Left out: the text has no questions beside it. */
  readonly onQuestion?: (() => void) | undefined;
}

export type ToolDialog = 'formula' | 'figure' | 'file';

/** Arrow keys move between tools. */
function goAlong({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  if (by) tools[tools.indexOf(target as HTMLElement) + by]?.focus();
}

/** Memoised: typing must not render it. */
export const TextTools = memo(function TextTools(props: TextToolsProps) {
  const { on, isSource, onTool, onOpen, onSource, onQuestion } = props;
  const insert: [string, () => void][] = [
    [words['studio-lesson.formula'](), () => onOpen('formula')],
    [words['studio-lesson.figure'](), () => onOpen('figure')],
    [words['studio-edit.picture'](), () => onOpen('file')],
    ...parts.map((id): [string, () => void] => [toolName(id), () => onTool(id)]),
  ];
  if (onQuestion) insert.push([words['studio-lesson.question'](), onQuestion]);
  return (
    <div
      role="toolbar"
      aria-label={words['studio-lesson.textTools']()}
      className={`row gap-0 grow ${styles.tools}`}
      onKeyDown={goAlong}
    >
      <MenuButton label={words['studio-lesson.insert']()} disabled={!on} rows={insert}>
        <ToolIcon name="plus" />
      </MenuButton>
      {toolIds
        .filter((id) => !parts.includes(id))
        .map((id) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-label={toolName(id)}
            title={toolName(id)}
            aria-pressed={id === 'undo' || id === 'redo' ? undefined : (on?.has(id) ?? false)}
            disabled={!on}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(id)}
          >
            {isDrawn(id) ? <ToolIcon name={id} /> : letters[id]}
          </button>
        ))}
      <button
        type="button"
        className={styles.tool}
        aria-label={words['studio-visual.source']()}
        title={words['studio-visual.source']()}
        aria-pressed={isSource}
        onClick={onSource}
      >
        <ToolIcon name="source" />
      </button>
    </div>
  );
});
