import type { StudioKind } from '@pathshala/contract/content/fields';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import type { Other } from './use-others.ts';

interface OthersLineProps {
  readonly kind: StudioKind;
  readonly others: readonly Other[];
}

/** Who else has the item open, and where they write. */
export function OthersLine({ kind, others }: OthersLineProps) {
  return (
    <div role="status" className={others.length > 0 ? 'panel stack gap-2 below-4' : undefined}>
      {others.map(({ who, part }) => {
        const name = who.displayName || who.email || words['studio.somebody']();
        return (
          <span key={who._id}>
            {part === ''
              ? words['studio-together.alsoHere']({ who: name })
              : words['studio-together.alsoIn']({ who: name, part: fieldLabel(kind, part) })}
          </span>
        );
      })}
    </div>
  );
}
