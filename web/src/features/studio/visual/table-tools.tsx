import Button from '@mui/material/Button';
import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { words } from '../../../words/words.ts';
import toolStyles from '../lesson/lesson.module.css';
import styles from './visual.module.css';

const tools: readonly (readonly [() => string, Command])[] = [
  [words['studio-visual.addRow'], addRowAfter],
  [words['studio-visual.addColumn'], addColumnAfter],
  [words['studio-visual.deleteRow'], deleteRow],
  [words['studio-visual.deleteColumn'], deleteColumn],
  [words['studio-visual.deleteTable'], deleteTable],
];

/** The tools of the table that the cursor stands in. */
export function TableTools({ view }: { readonly view: EditorView }) {
  return (
    <div
      role="toolbar"
      aria-label={words['studio-visual.tableTools']()}
      className={`cluster gap-2 ${toolStyles.toolbar} ${styles.tableTools}`}
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
