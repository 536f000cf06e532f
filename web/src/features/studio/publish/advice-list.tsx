import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { adviceFor } from '@pathshala/content/kinds/advice';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { useMemo } from 'react';
import { kindWord } from '../../../words/kind-words.ts';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';

interface AdviceListProps {
  readonly kind: StudioKind;
  readonly fields: StudioFields;
}

/** Suggestions for an item, with reasons. They do not keep it from being published. */
export function AdviceList({ kind, fields }: AdviceListProps) {
  const advice = useMemo(() => adviceFor(kind, fields), [kind, fields]);
  if (advice.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{words['studio-advice.title']()}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {advice.map(({ path, why, min }) => (
          <li key={`${path} ${why}`}>
            <strong>{fieldLabel(kind, path)}</strong>: {kindWord(why, { min })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
