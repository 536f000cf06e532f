import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { textsOf } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { useMemo } from 'react';
import { nameOfLanguage } from '../../../words/languages.ts';
import { words } from '../../../words/words.ts';

interface Older {
  readonly path: string;
  /** The language in which it was changed, and the one in which it was not. */
  readonly first: Language;
  readonly other: Language;
}

type InLanguages = Readonly<Partial<Record<Language, string>>>;
const inLanguages = (value: unknown): InLanguages =>
  typeof value === 'object' ? (value as InLanguages) : {};

/** Texts that were changed in one language since they were published, and not in another. */
export function olderTexts(kind: StudioKind, before: StudioFields | null, after: StudioFields): Older[] {
  const published = new Map(textsOf(kind, before ?? {}).map(({ path, value }) => [path, inLanguages(value)]));
  return textsOf(kind, after).flatMap(({ path, value }) => {
    const [was, is] = [published.get(path) ?? {}, inLanguages(value)];
    const known = languages.filter((one) => was[one] && is[one]);
    const [first] = known.filter((one) => was[one] !== is[one]);
    const [other] = known.filter((one) => was[one] === is[one]);
    return first && other ? [{ path, first, other }] : [];
  });
}

interface OlderTextProps {
  readonly kind: StudioKind;
  readonly before: StudioFields | null;
  readonly after: StudioFields;
  readonly onGoTo: (issue: Issue) => void;
}

/** Says that a translation was left behind, and leads to it. It does not keep the item from being published. */
export function OlderText({ kind, before, after, onGoTo }: OlderTextProps) {
  const [older] = useMemo(() => olderTexts(kind, before, after), [kind, before, after]);
  if (!older) return null;
  const other = nameOfLanguage(older.other);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          onClick={() => onGoTo({ path: `${older.path} (${older.other})`, key: 'validation.wrong' })}
        >
          {words['studio-publish.toOlder']({ other })}
        </Button>
      }
    >
      {words['studio-publish.older']({ first: nameOfLanguage(older.first), other })}
    </Alert>
  );
}
