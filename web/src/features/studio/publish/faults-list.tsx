import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import type { Fault } from '@pathshala/contract/validation';
import { words } from '../../../words/words.ts';
import { saidText } from '../forms/fault-text.ts';
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
        {faults.map(({ path, line, ...said }) => (
          <li key={`${path} ${line} ${JSON.stringify(said)}`}>
            <strong>{fieldLabel(kind, path)}</strong>
            {line !== undefined && `, ${words['studio.line']({ line })}`}: {saidText(said)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
