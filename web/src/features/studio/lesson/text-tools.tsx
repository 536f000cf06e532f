import { memo, type ReactNode } from 'react';
import { ActionButton } from '../../../ui/action.tsx';
import { words } from '../../../words/words.ts';
import styles from './lesson.module.css';
import { type ToolId, toolIds, toolName } from './text-commands.ts';

/** Signs that everybody knows from other programs, where the name would take room; it is read aloud. */
const signs: Readonly<Partial<Record<ToolId, ReactNode>>> = {
  undo: '↶',
  redo: '↷',
  bold: <strong>B</strong>,
  italic: <em>I</em>,
};

interface TextToolsProps {
  /** The tools whose effect the selection stands in; undefined: no tool works. */
  readonly on: ReadonlySet<ToolId> | undefined;
  readonly onTool: (tool: ToolId) => void;
  readonly onOpen: (dialog: ToolDialog) => void;
}

export type ToolDialog = 'formula' | 'figure' | 'file';

/** The toolbar of a text, which is not rendered for what is typed. */
export const TextTools = memo(function TextTools({ on, onTool, onOpen }: TextToolsProps) {
  const dialogs = {
    formula: words['studio-lesson.formula'](),
    figure: words['studio-lesson.figure'](),
    file: words['studio-edit.picture'](),
  };
  return (
    <div
      role="toolbar"
      aria-label={words['studio-lesson.textTools']()}
      className={`cluster gap-2 ${styles.toolbar} ${styles.textTools}`}
    >
      {toolIds.map((id) => (
        <ActionButton
          key={id}
          small
          look={on?.has(id) ? 'primary' : 'quiet'}
          aria-label={toolName(id)}
          title={signs[id] ? toolName(id) : undefined}
          aria-pressed={on?.has(id) ?? false}
          disabled={!on}
          // The selection in the text stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(id)}
        >
          {signs[id] ?? toolName(id)}
        </ActionButton>
      ))}
      {Object.entries(dialogs).map(([kind, name]) => (
        <ActionButton key={kind} small look="quiet" disabled={!on} onClick={() => onOpen(kind as ToolDialog)}>
          {name}
        </ActionButton>
      ))}
    </div>
  );
});
