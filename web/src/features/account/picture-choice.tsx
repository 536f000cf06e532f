import { avatars } from '@pathshala/contract/accounts/avatars';
import { avatarPath } from '@pathshala/contract/accounts/picture';
import { useId } from 'react';
import { PictureOption } from '../../ui/picture-option.tsx';
import { words } from '../../words/words.ts';
import styles from './picture-choice.module.css';

interface PictureChoiceProps {
  /** Address of the picture as it is shown; null: the plain one. */
  readonly value: string | null;
  /** The picture that the person came with, such as Google's; null where it is one of ours. */
  readonly own: string | null;
  readonly onChoose: (value: string | null) => void;
}

/** Text for screen readers. */
const avatarNames: Readonly<Record<(typeof avatars)[number]['name'], () => string>> = {
  plaits: words['account.plaits'],
  crop: words['account.crop'],
  scarf: words['account.scarf'],
  wave: words['account.wave'],
  bob: words['account.bob'],
  cap: words['account.cap'],
  long: words['account.long'],
  fringe: words['account.fringe'],
  afro: words['account.afro'],
  side: words['account.side'],
};

interface Choice {
  readonly label: string;
  readonly value: string | null;
}

/** The plain picture, the drawn ones, and the one that the person came with: docs/contract.md, "My Account". */
export function PictureChoice({ value, own, onChoose }: PictureChoiceProps) {
  const name = useId();
  const choices: readonly Choice[] = [
    ...(own ? [{ label: words['account.ownPicture'](), value: own }] : []),
    { label: words['account.noFace'](), value: null },
    ...avatars.map((avatar) => ({ label: avatarNames[avatar.name](), value: avatarPath(avatar.name) })),
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className="strong below-2">{words['account.picture']()}</legend>
      <div className={`tiles ${styles.pictures}`}>
        {choices.map((choice) => (
          <PictureOption
            key={choice.label}
            name={name}
            label={choice.label}
            isChosen={choice.value === value}
            onChoose={() => onChoose(choice.value)}
            src={choice.value ?? '/img/avatar-default.svg'}
            style={{ aspectRatio: 1 }}
            referrerPolicy="no-referrer"
          />
        ))}
      </div>
    </fieldset>
  );
}
