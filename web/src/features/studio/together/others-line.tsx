import Chip from '@mui/material/Chip';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import styles from '../item.module.css';
import type { Other } from './use-others.ts';

interface OthersLineProps {
  readonly kind: StudioKind;
  readonly others: readonly Other[];
}

/** Who else has the item open, and where they write. It has its room before, so that nothing moves under a finger. */
export function OthersLine({ kind, others }: OthersLineProps) {
  return (
    <div role="status" className={`cluster gap-2 ${styles.others}`}>
      {others.map(({ who, part }) => {
        const name = who.displayName || who.email || words['studio.somebody']();
        return (
          <Chip
            key={who._id}
            label={
              part === ''
                ? words['studio-together.alsoHere']({ who: name })
                : words['studio-together.alsoIn']({ who: name, part: fieldLabel(kind, part) })
            }
          />
        );
      })}
    </div>
  );
}
