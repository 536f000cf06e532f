import Button from '@mui/material/Button';
import type {
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from '@pathshala/content/render/figures/kind';
import { maxEntries } from '@pathshala/contract/http/overlong-lists';
import type { ReactNode } from 'react';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

/** What a new entry holds if there is no other to be like. */
function firstEntry(schema: SchemaFieldDescription): unknown {
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return undefined;
  if (schema.type === 'tuple') return [0, 0];
  if (schema.type === 'array')
    return [firstEntry((schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription)];
  if (schema.type === 'object') {
    const { fields } = schema as SchemaObjectDescription;
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, firstEntry(field as SchemaFieldDescription)]),
    );
  }
  return 'oneOf' in schema && schema.oneOf.length > 0 ? schema.oneOf[0] : '?';
}

/** A field of a figure, or an entry of a list in one. */
export interface EntryProps {
  readonly label: string;
  readonly schema: SchemaFieldDescription;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface FigureListProps extends EntryProps {
  /** @returns the fields of one entry */
  readonly renderEntry: (entry: EntryProps) => ReactNode;
}

/** A list of a figure: a new entry is like the last one, so that only what differs has to be changed. */
export function FigureList({ label, schema, value, onChange, renderEntry }: FigureListProps) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
  const hasRoom = entries.length < maxEntries(schema as SchemaInnerTypeDescription);
  const change = (at: number) => (changed: unknown) => onChange(entries.with(at, changed));
  return (
    <fieldset className="stack gap-2">
      <legend className="strong">{label}</legend>
      {entries.map((one, at) => {
        const says = `${label} ${numberText(at + 1)}`;
        return (
          <fieldset key={at} className="row gap-2 start" aria-label={says}>
            <legend className="soft">{numberText(at + 1)}</legend>
            <div className="grow">
              {renderEntry({ label: says, schema: entry, value: one, onChange: change(at) })}
            </div>
            <Button
              size="small"
              variant="text"
              aria-label={words['studio-figure.remove']({ what: says })}
              onClick={() => onChange(entries.toSpliced(at, 1))}
            >
              {words['studio-figure.delete']()}
            </Button>
          </fieldset>
        );
      })}
      {hasRoom && (
        <div>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onChange([...entries, structuredClone(entries.at(-1) ?? firstEntry(entry))])}
          >
            {words['studio-figure.add']({ what: label })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
