import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Party } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { PublishRequest } from '@pathshala/contract/studio/items';
import { type ReactNode, useState } from 'react';
import { usePagedList } from '../../../api/paged-list.ts';
import { useAction } from '../../../auth/use-action.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Link } from '../../../ui/router.ts';
import { langOf } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import { type ItemName, useStudioCalls } from '../studio-calls.ts';
import { called, titleOf } from '../studio-parts.tsx';
import styles from './publish.module.css';

const AskDialog = lazyDialog(() => import('../../../ui/ask-dialog.tsx'));

interface NoteDialogProps {
  readonly title: string;
  readonly label: string;
  /** Shown below; the note is optional then. */
  readonly hint?: string;
  readonly send: string;
  /** Characters. */
  readonly most?: number;
  readonly children?: ReactNode;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
}

export function NoteDialog(props: NoteDialogProps) {
  const { title, label, hint, send, most = 500, children, onSend, onClose } = props;
  const [note, setNote] = useState('');
  return (
    <AskDialog
      title={title}
      confirm={send}
      disabled={!hint && note.trim() === ''}
      onConfirm={() => onSend(note.trim())}
      onClose={onClose}
    >
      {children}
      <TextField
        label={label}
        value={note}
        fullWidth
        multiline
        maxRows={8}
        onChange={({ target }) => setNote(target.value)}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </AskDialog>
  );
}

const nameOf = ({ displayName, email }: Party) => displayName || email || words['studio.somebody']();

function RequestWords({ request }: { readonly request: PublishRequest }) {
  const { by, at, word } = request.returned ?? request;
  const name = nameOf(by);
  return (
    <div className="words">
      <p>
        <span className="strong">
          {request.returned
            ? words['studio-publish.sentBack']({ name })
            : words['studio-publish.openRequest']({ name })}
        </span>{' '}
        <span className="soft">
          <Moment at={at} exact />
        </span>
      </p>
      {word && (
        <p className={styles.word} lang={langOf(word)}>
          “{word}”
        </p>
      )}
    </div>
  );
}

interface RequestLineProps {
  readonly name: ItemName;
  readonly title: string;
  readonly request: PublishRequest;
  /** May only ask; others can publish or return the request. */
  readonly asks: boolean;
  readonly onChanged: () => void;
}

export function RequestLine({ name, title, request, asks, onChanged }: RequestLineProps) {
  const calls = useStudioCalls();
  const { run, running } = useAction(async () => onChanged());
  const withdraw = () => run(() => calls.withdraw(name), { done: words['studio-publish.withdrawn']() });
  const giveBack = (word: string) =>
    run(() => calls.giveBack(name, word), { done: words['studio-publish.gaveBack']() });
  const [returning, setReturning] = useState(false);
  return (
    <section className="panel cluster apart below-4" aria-label={words['studio-publish.inbox']()}>
      <RequestWords request={request} />
      {asks ? (
        <Button variant="outlined" loading={running} onClick={() => void withdraw()}>
          {words['studio-publish.withdraw']()}
        </Button>
      ) : (
        !request.returned && (
          <Button variant="outlined" loading={running} onClick={() => setReturning(true)}>
            {words['studio-publish.giveBack']()}
          </Button>
        )
      )}
      {returning && (
        <NoteDialog
          title={words['studio-publish.giveBackTitle']({ title })}
          label={words['studio-publish.giveBackWord']()}
          send={words['studio-publish.giveBack']()}
          onClose={() => setReturning(false)}
          onSend={(word) => {
            setReturning(false);
            void giveBack(word);
          }}
        />
      )}
    </section>
  );
}

/** For admins; empty without requests. */
export function RequestInbox() {
  // The oldest first; later ones move up.
  const { items = [] } = usePagedList(studioEndpoints.studioRequests, 100);
  if (items.length === 0) return null;
  return (
    <section className="card pad stack below-6" aria-label={words['studio-publish.inbox']()}>
      <h2 className="h3">{words['studio-publish.inbox']()}</h2>
      <ul className="lines">
        {items.map(({ kind, id, title, ...request }) => (
          <li key={`${kind}/${id}`}>
            <Link className="tap strong" to={paths.studioItem(kind, id)} lang={langOf(titleOf(title))}>
              {titleOf(title)}
            </Link>{' '}
            <span className="soft">{called(kind, 'one')}</span>
            <RequestWords request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
