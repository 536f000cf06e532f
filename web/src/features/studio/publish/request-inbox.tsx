import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { OpenRequest } from '@pathshala/contract/studio/requests';
import { useAdmin } from '../../../auth/use-role.ts';
import { words } from '../../../words/words.ts';
import { useStudioList } from '../studio-calls.ts';
import { RequestRow } from './request-row.tsx';

function Inbox() {
  // The oldest first; later ones move up.
  const { items = [], refetch } = useStudioList<OpenRequest>(studioEndpoints.studioRequests, {}, {}, 100);
  if (items.length === 0) return null;
  return (
    <section className="card pad stack below-6" aria-label={words['studio-publish.inbox']()}>
      <h2 className="h3">{words['studio-publish.inbox']()}</h2>
      <ul className="lines">
        {items.map((one) => (
          <RequestRow key={`${one.kind}/${one.id}`} request={one} onChanged={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}

/** What teachers ask the admins to publish; nothing while there is nothing, or for a teacher. */
export function RequestInbox() {
  const { admin } = useAdmin();
  return admin ? <Inbox /> : null;
}
