import { avatarPath, avatars } from '@pathshala/contract/avatars';
import { useId } from 'react';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  /** Address of the picture as it is shown; null: the plain one. */
  readonly value: string | null;
  /** The picture that the person came with, such as Google's; null where it is one of ours. */
  readonly own: string | null;
  readonly onChoose: (value: string | null) => void;
}

interface Choice {
  readonly label: string;
  readonly value: string | null;
}

/** The plain picture, the drawn ones, and the one that the person came with: docs/decisions/0051-drawn-pictures-for-people.md. */
export function PictureChoice({ value, own, onChoose }: PictureChoiceProps) {
  const name = useId();
  const choices: readonly Choice[] = [
    ...(own ? [{ label: 'The picture I came with', value: own }] : []),
    { label: 'No face', value: null },
    ...avatars.map((avatar) => ({ label: avatar.label, value: avatarPath(avatar.name) })),
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>Picture</legend>
      <div className={styles.pictures}>
        {choices.map((choice) => (
          <label key={choice.label} className={styles.picture}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChoose(choice.value)}
            />
            <img src={choice.value ?? '/img/avatar-default.svg'} alt="" referrerPolicy="no-referrer" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
