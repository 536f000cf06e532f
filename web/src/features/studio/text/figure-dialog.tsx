import Box from '@mui/material/Box';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from '@pathshala/content/render/figures/kind';
import { figureKinds, renderFigure } from '@pathshala/content/render/figures/render-figure';
import { firstLanguage, type Lang } from '@pathshala/contract/text/languages';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import AskDialog from '../../../ui/ask-dialog.tsx';
import { Choice } from '../../../ui/choice.tsx';
import prose from '../../../ui/prose.module.css';
import { SchoolHtml } from '../../../ui/school-html.tsx';
import { Failure } from '../../../ui/states.tsx';
import { figures } from '../../../words/compiled/messages/figures.js';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';
import { refusalText } from '../form/form-issues.ts';
import { FormContext, type FormValues, openForm, useValue, valueAt } from '../form/form-values.ts';
import styles from '../form/forms.module.css';
import { Rows } from '../form/rows.tsx';
import { ChoiceField, NumberField, WordsField } from '../form/words-field.tsx';
import type { InsertDialogProps } from './formula-dialog.tsx';
import { exampleFigure } from './starters.ts';

const names = new Map<string, () => string>(Object.entries(figures));
/** The label of a kind, a field, a place in a group (`x-0`) or a choice (`fill-leaf`); for names such as `x`, the name. */
export const nameOf = (name: string, otherwise = name): string =>
  names.get(`figures.${name}`)?.() ?? otherwise;

const entryOf = (schema: SchemaFieldDescription) =>
  (schema as SchemaInnerTypeDescription).innerType as SchemaFieldDescription;
const fieldsOf = (schema: SchemaFieldDescription) =>
  Object.entries((schema as SchemaObjectDescription).fields) as [string, SchemaFieldDescription][];

/** Made from the schema of its kind; the caption of all figures comes last. */
export function FigureForm({ schema }: { readonly schema: SchemaFieldDescription }) {
  const { kind: _, caption, ...own } = Object.fromEntries(fieldsOf(schema));
  return Object.entries({ ...own, ...(caption && { caption }) }).map(([name, field]) => (
    <FigureField key={name} name={name} path={name} label={nameOf(name)} schema={field} />
  ));
}

function firstEntry(schema: SchemaFieldDescription): unknown {
  switch (schema.type) {
    case 'number':
      return 1;
    case 'boolean':
      return undefined;
    case 'tuple':
      return [0, 0];
    case 'array':
      return [firstEntry(entryOf(schema))];
    case 'object':
      return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, firstEntry(field)]));
    default:
      return (schema as SchemaDescription).oneOf[0] ?? '?';
  }
}

interface FigureFieldProps {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly schema: SchemaFieldDescription;
}

function FigureField({ name, path, label, schema }: FigureFieldProps) {
  switch (schema.type) {
    case 'number':
      return <NumberField name={path} label={label} />;
    case 'boolean':
      return <Checkbox path={path} label={label} />;
    case 'array':
      return <FigureList {...{ name, path, label, schema }} />;
    // A fixed number of numbers, such as a point or a range.
    case 'tuple': {
      const { innerType } = schema as SchemaInnerTypeDescription;
      return (
        <Group label={label}>
          {(Array.isArray(innerType) ? innerType : []).map((_, at) => (
            <NumberField
              key={at}
              name={`${path}[${at}]`}
              label={nameOf(`${name}-${at}`, ['x', 'y'][at] ?? numberText(at + 1))}
            />
          ))}
        </Group>
      );
    }
    case 'object':
      return (
        <Group label={label}>
          {fieldsOf(schema).map(([part, field]) => (
            <FigureField
              key={part}
              name={part}
              path={`${path}.${part}`}
              label={nameOf(part)}
              schema={field}
            />
          ))}
        </Group>
      );
    default: {
      const choices = (schema as SchemaDescription).oneOf.map(String);
      if (choices.length === 0)
        return <WordsField name={path} label={label} rows={name === 'caption' ? 2 : undefined} />;
      const options = Object.fromEntries(choices.map((one) => [one, nameOf(`${name}-${one}`, one)]));
      return <ChoiceField name={path} label={label} options={options} />;
    }
  }
}

function Checkbox({ path, label }: { readonly path: string; readonly label: string }) {
  const [value, setValue] = useValue<boolean>(path);
  return (
    <label className="tap gap-2">
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => setValue(target.checked || undefined)}
      />
      {label}
    </label>
  );
}

/** A new entry copies the last one, so that only differences have to be changed. */
function FigureList({ name, path, label, schema }: FigureFieldProps) {
  const [entries = []] = useValue<readonly unknown[]>(path);
  const entry = entryOf(schema);
  const whatOf = (number: number) => `${label} ${numberText(number)}`;
  return (
    <Rows
      {...{ name: path, label, whatOf }}
      fresh={entries.at(-1) ?? firstEntry(entry)}
      add={`${words['studio-figure.add']()}: ${label}`}
    >
      {(row) => (
        <div className={`cluster start ${styles.row}`}>
          <FigureField name={name} path={row.path} label={whatOf(row.number)} schema={entry} />
          {row.tools}
        </div>
      )}
    </Rows>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={`grow ${styles.both}`}>
      <legend className="soft">{label}</legend>
      {children}
    </fieldset>
  );
}

const kinds = () => Object.fromEntries(figureKinds.map(({ kind }) => [kind, nameOf(kind)]));

function drawnFigure(json: string, lang: Lang) {
  try {
    return { html: renderFigure(json, lang) };
  } catch (error) {
    return { html: '', issue: refusalText(error) };
  }
}

/** Empty lists are left out, as in hand-written figures. */
const jsonOf = (form: FormValues) =>
  JSON.stringify(form.look(), (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value));

/** A text that is no figure has no fields: its kind is chosen first. */
function readFigure(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/** Starts from an example of the kind, or changes a figure of the text; shows its drawing. */
export default function FigureDialog({ lang, first, onInsert, onClose }: InsertDialogProps) {
  const example = (kind = '') => openForm(exampleFigure(kind, lang ?? firstLanguage));
  const [form, setForm] = useState(() =>
    first === undefined ? example(figureKinds[0]?.kind) : openForm(readFigure(first)),
  );
  const json = useSyncExternalStore(form.subscribe, () => jsonOf(form));
  const known = figureKinds.find(({ kind }) => kind === valueAt(form.look(), 'kind'));
  const { html, issue } = drawnFigure(json, lang);

  return (
    <AskDialog
      title={words['studio-lesson.figure']()}
      confirm={words['studio-lesson.putIn']()}
      disabled={issue !== undefined}
      maxWidth="md"
      onConfirm={() => {
        onClose();
        onInsert({ markdown: `\`\`\`figure\n${json}\n\`\`\``, isBlock: true });
      }}
      onClose={onClose}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <div className="stack gap-4">
          <div className="cluster">
            <Choice
              label={words['studio.kind']()}
              options={kinds()}
              value={known?.kind ?? ''}
              onChoose={(kind) => setForm(example(kind))}
            />
          </div>
          <FormContext value={form}>
            {known && <FigureForm key={known.kind} schema={known.schema.describe()} />}
          </FormContext>
        </div>
        <Box sx={{ position: { md: 'sticky' }, top: 0, order: { xs: -1, md: 0 } }}>
          <Failure text={issue ?? null} />
          {!issue && <SchoolHtml className={prose.prose} html={html} lang={lang} />}
        </Box>
      </Box>
    </AskDialog>
  );
}
