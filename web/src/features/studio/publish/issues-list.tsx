import type { StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import { words } from '../../../words/words.ts';
import { fieldLabel } from '../forms/field-rows.ts';
import { messageText } from '../forms/issue-text.ts';
import styles from './publish.module.css';

interface IssuesListProps {
  readonly kind: StudioKind;
  readonly issues: readonly Issue[];
  readonly onGoTo: (issue: Issue) => void;
}

/** Everything that keeps an item from being published; each entry leads to its field. */
export function IssuesList({ kind, issues, onGoTo }: IssuesListProps) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" className={`panel ${styles.issues}`}>
      <p className="error strong">{words['studio.faultsTitle']({ count: issues.length })}</p>
      <ul>
        {issues.map((issue) => {
          const { path, line, ...said } = issue;
          return (
            <li key={`${path} ${line} ${JSON.stringify(said)}`}>
              <a
                className="tap"
                href={`#${encodeURIComponent(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo(issue);
                }}
              >
                <span>
                  <strong>{fieldLabel(kind, path)}</strong>
                  {line !== undefined && `, ${words['studio.line']({ line })}`}: {messageText(said)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
