import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { allKinds, staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { type StudioState, studioStates } from '@pathshala/contract/studio/items';
import { Choice } from '../../ui/choice.tsx';
import type { useAddressText } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import type { NarrowedBy } from './narrowed-by.ts';
import { CommandButton } from './palette/command-button.tsx';
import { useCommands } from './palette/commands.ts';
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
  const order = {
    name: words['studio-edit.courseOrder'](),
    run: onOrder,
    isOff: !allKinds[kind].listed,
  };
  const begin = {
    name: words['studio.new']({ one: kindWords[kind].one() }),
    run: onNew,
    isOff: staysPublished(kind),
  };
  useCommands([order, begin]);
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
      {!order.isOff && <CommandButton command={order} variant="outlined" />}
      {!begin.isOff && (
        <CommandButton command={begin} variant="contained" sx={{ marginInlineStart: { sm: 'auto' } }} />
      )}
    </div>
  );
}
