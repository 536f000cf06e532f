import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './picture-option.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 'min(100%, 9.5rem)', maxWidth: '100%', flex: { xs: '1 1 auto', sm: '0 0 auto' } }}
    >
      {Object.entries(options).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

interface PictureOptionProps extends Omit<ComponentProps<'img'>, 'alt' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function PictureOption({ name, label, isChosen, onChoose, ...picture }: PictureOptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} checked={isChosen} aria-label={label} onChange={onChoose} />
      <img className="fill" alt="" {...picture} />
      <Icon name="check" size={26} className="filled" />
    </label>
  );
}
