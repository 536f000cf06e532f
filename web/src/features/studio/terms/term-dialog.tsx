import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Term, Terms } from '@pathshala/content/render/mark-terms';
import { languages } from '@pathshala/contract/text/languages';
import { useId, useState } from 'react';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import { insertInline, type TextCommand } from '../lesson/text-commands.ts';
import { find } from '../palette/find.ts';
import styles from './terms.module.css';

interface TermDialogProps {
  readonly terms: Terms;
  readonly onInsert: (command: TextCommand) => void;
  readonly onClose: () => void;
}

/** More of them are found by typing. */
const most = 20;

const namesOf = ({ names }: Term) => languages.flatMap((one) => names[one] ?? []);

/** Puts a word of the glossary in, in the language of the text, as the glossary writes it. */
export default function TermDialog({ terms, onInsert, onClose }: TermDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const found = find(terms.rows, typed, (row) => namesOf(row).join(' '));
  const insert = (row: Term) => {
    onClose();
    onInsert(insertInline(row.names[terms.written] ?? ''));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
        {words['studio-terms.word']()}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <TextField
          label={words['glossary.find']()}
          value={typed}
          type="search"
          autoFocus
          fullWidth
          helperText={words['studio-terms.hint']()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p role="status" className="note">
          {found.length === 0 ? words['glossary.none']() : words['glossary.found']({ count: found.length })}
        </p>
        <ul className={`stack gap-2 ${styles.list}`}>
          {found.slice(0, most).map((row) => (
            <li key={namesOf(row).join()}>
              <button
                type="button"
                className={`control stack gap-0 ${styles.choice}`}
                onClick={() => insert(row)}
              >
                <span className="strong">
                  {namesOf(row).map((name) => (
                    <span key={name} lang={langOf(name)}>
                      {name}{' '}
                    </span>
                  ))}
                </span>
                <span className="soft">{row.explanation}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          {words['ui.cancel']()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
