import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import styles from './palette.module.css';
import { type PaletteRow, perGroup, usePaletteGroups } from './use-palette-groups.ts';

interface PaletteProps {
  readonly onClose: () => void;
}

function statusOf(count: number, isCut: boolean): string {
  if (count === 0) return words['studio-find.none']();
  return isCut ? words['studio-find.more']({ count: perGroup }) : words['studio-find.found']({ count });
}

/** The index that a key leads to; undefined for any other key. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

/** Finds commands of the page at hand, pages and items by their names, and does or opens the one that is chosen. */
export default function Palette({ onClose }: PaletteProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 700px)');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isCut, missing } = usePaletteGroups(typed);
  const rows = groups.flatMap(({ found }) => found);
  const optionId = (at: number) => `${id}-option-${at}`;
  const chosen = Math.min(active, rows.length - 1);
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView?.({ block: 'nearest' });
  });
  const take = (row: PaletteRow | undefined) => {
    if (!row) return;
    // The focus is back where it was before the command runs, which may be about the text there.
    flushSync(onClose);
    row.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = indexAfter(event.key, chosen, rows.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') take(rows[chosen]);
    else return;
    event.preventDefault();
  };
  let at = -1;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <div className="row apart">
        <DialogTitle id={`${id}-title`} sx={{ typography: 'h3', p: 0 }}>
          {words['studio-find.title']()}
        </DialogTitle>
        <IconButton aria-label={words['ui.close']()} onClick={onClose} sx={{ width: 44, height: 44 }}>
          ✕
        </IconButton>
      </div>
      <TextField
        autoFocus
        fullWidth
        label={words['studio-find.field']()}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': rows.length > 0,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen < 0 ? undefined : optionId(chosen),
            autoComplete: 'off',
            enterKeyHint: 'go',
          },
        }}
      />
      <p role="status" className="soft">
        {typed.trim() !== '' && missing ? missing : statusOf(rows.length, isCut)}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={words['studio-find.title']()} className={styles.list}>
        {groups.map(({ name, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups of options, but no fieldset
          <div key={name} role="group" aria-label={name}>
            <div className={`soft ${styles.group}`} aria-hidden>
              {name}
            </div>
            {found.map((row) => {
              at += 1;
              const place = at;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
                <div
                  key={row.key}
                  id={optionId(place)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === chosen}
                  className={`cluster apart ${styles.option}`}
                  onMouseMove={() => setActive(place)}
                  onClick={() => take(row)}
                >
                  <span lang={langOf(row.name)}>{row.name}</span>
                  {row.note && <span className="soft">{row.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
