import type { StudioFields } from '@pathshala/contract/content/fields';
import { words } from '../../../words/words.ts';
import type { ItemName } from '../studio-calls.ts';
import { effectText } from './effect-text.ts';
import { useReaders } from './use-readers.ts';

interface EffectLineProps {
  readonly name: ItemName;
  readonly before: StudioFields | null;
  readonly after: StudioFields;
}

/** What publishing does, and to whom. */
export function EffectLine({ name, before, after }: EffectLineProps) {
  const { data, error } = useReaders(name);
  return (
    <p role="status" style={{ overflowWrap: 'anywhere' }}>
      {error ? words['studio-publish.notCounted']() : effectText(name, data, { before, after })}
    </p>
  );
}
