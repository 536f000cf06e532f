import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { allKinds, staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { type StudioState, studioStates } from '@pathshala/contract/studio/items';
import { Choice } from '../../ui/choice.tsx';
import type { useAddressText } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import type { NarrowedBy } from './narrowed-by.ts';
import { kindWords, stateWords } from './words.ts';

export const stateFilters = ['all', ...studioStates] as const;
const filterWords: Readonly<Record<(typeof stateFilters)[number], () => string>> = {
  all: words['studio.all'],
  ...stateWords,
};

interface StateFilterProps {
  readonly value: 'all' | StudioState;
  readonly onChoose: (value: string) => void;
}

function StateFilter({ value, onChoose }: StateFilterProps) {
  return (
    <fieldset aria-label={words['studio.state']()} className="cluster gap-2">
      {stateFilters.map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === value ? 'contained' : 'outlined'}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {filterWords[one]()}
        </Button>
      ))}
    </fieldset>
  );
}

interface KindBarProps {
  readonly kind: StudioKind;
  readonly search: ReturnType<typeof useAddressText>;
  readonly state: {
    readonly value: StateFilterProps['value'];
    readonly choose: StateFilterProps['onChoose'];
  };
  /** What the list is narrowed by, besides words and states. */
  readonly narrowed: readonly NarrowedBy[];
  /** Opens the dialog that orders the courses in their lists. */
  readonly onOrder: () => void;
  readonly onNew: () => void;
}

/** The bar above the items of a kind: search, filter, and the actions that are not for one item. */
export function KindBar({ kind, search, state, narrowed, onOrder, onNew }: KindBarProps) {
  return (
    <div className="cluster gap-2 below-4">
      <TextField
        type="search"
        label={words['studio.search']()}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        sx={{ flex: '1 1 15rem', maxWidth: { sm: '24rem' } }}
      />
      {narrowed.map((one) => (
        <Choice key={one.label} {...one} />
      ))}
      <StateFilter value={state.value} onChoose={state.choose} />
      {allKinds[kind].listed && (
        <Button variant="outlined" onClick={onOrder}>
          {words['studio-edit.courseOrder']()}
        </Button>
      )}
      {!staysPublished(kind) && (
        <Button variant="contained" sx={{ marginInlineStart: { sm: 'auto' } }} onClick={onNew}>
          {words['studio.new']({ one: kindWords[kind].one() })}
        </Button>
      )}
    </div>
  );
}
