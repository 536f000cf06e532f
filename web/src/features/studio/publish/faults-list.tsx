import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Fault, StudioKind } from '@pathshala/contract/studio-fields';
import { langOf } from '../../../ui/language.ts';
import { words } from '../../../words/words.ts';
import { detailText } from '../forms/fault-text.ts';
import { fieldLabel } from '../forms/field-rows.ts';

interface FaultsListProps {
  readonly kind: StudioKind;
  readonly faults: readonly Fault[];
}

/** Everything that keeps an item from being published, with field and line. */
export function FaultsList({ kind, faults }: FaultsListProps) {
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{words['studio.faultsTitle']({ count: faults.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {faults.map(({ path, line, detail }) => (
          <li key={`${path} ${line} ${detail}`}>
            <strong>{fieldLabel(kind, path)}</strong>
            {line !== undefined && `, ${words['studio.line']({ line })}`}:{' '}
            <span lang={langOf(detailText(detail))}>{detailText(detail)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
