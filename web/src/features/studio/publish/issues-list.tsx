import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import { messageText } from '../forms/issue-text.ts';

interface IssuesListProps {
  readonly kind: StudioKind;
  readonly issues: readonly Issue[];
}

/** Everything that keeps an item from being published, with field and line. */
export function IssuesList({ kind, issues }: IssuesListProps) {
  if (issues.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{words['studio.faultsTitle']({ count: issues.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {issues.map(({ path, line, ...said }) => (
          <li key={`${path} ${line} ${JSON.stringify(said)}`}>
            <strong>{fieldLabel(kind, path)}</strong>
            {line !== undefined && `, ${words['studio.line']({ line })}`}: {messageText(said)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
