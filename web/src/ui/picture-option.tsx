import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './picture-option.module.css';

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
