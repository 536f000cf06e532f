import Button from '@mui/material/Button';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { words } from '../../../words/words.ts';
import styles from '../lesson/lesson.module.css';

const tools: readonly (readonly [() => string, Command])[] = [
  [words['studio-visual.addRow'], addRowAfter],
  [words['studio-visual.addColumn'], addColumnAfter],
  [words['studio-visual.deleteRow'], deleteRow],
  [words['studio-visual.deleteColumn'], deleteColumn],
  [words['studio-visual.deleteTable'], deleteTable],
];

interface TableToolsProps {
  readonly view: EditorView;
  readonly state: EditorState;
}

/** The tools of the table that the cursor stands in. */
export function TableTools({ view, state }: TableToolsProps) {
  if (!isInTable(state)) return null;
  return (
    <div
      role="toolbar"
      aria-label={words['studio-visual.tableTools']()}
      className={`cluster gap-2 ${styles.toolbar}`}
    >
      {tools.map(([name, command]) => (
        <Button
          key={name()}
          size="small"
          variant="text"
          onClick={() => {
            command(view.state, view.dispatch);
            view.focus();
          }}
        >
          {name()}
        </Button>
      ))}
    </div>
  );
}
