import Box from '@mui/material/Box';
import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import type { PersonAnswer } from '@pathshala/contract/admin/person';
import { pages } from '@pathshala/contract/site/routes';
import { useOwnAnswer } from '../../api/use-answer.ts';
import { useSession } from '../../auth/session-context.ts';
import { languageQuery } from '../../http/language-query.ts';
import { AdminLinks } from '../../page/admin-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { Async } from '../../ui/async.tsx';
import { Page } from '../../ui/page.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useParams } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';
import { PersonAccess } from './person-access.tsx';
import { PersonCourses } from './person-courses.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonRole } from './person-role.tsx';
import { usePersonActions } from './use-person-actions.tsx';

export const meta = metaOf(pages.person, words['titles.person'], words['descriptions.person']);

interface PersonProps {
  readonly person: PersonAnswer;
  readonly refetch: () => Promise<unknown>;
}

function Person({ person, refetch }: PersonProps) {
  const { state } = useSession();
  const actions = usePersonActions(refetch);
  const part = { person, actions };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <PersonFacts {...part} />
      <PersonRole {...part} />
      <PersonCourses {...part} />
      <PersonOrders {...part} />
      <PersonAccess {...part} isOwn={state.user?.uid === person.user._id} />
      {actions.dialogs}
    </Box>
  );
}

/** One person, with everything an admin can do for them. */
export function Component() {
  const { uid = '' } = useParams();
  const answer = useOwnAnswer(
    adminEndpoints.person,
    { uid, query: languageQuery },
    { errorRetryCount: 0, revalidateOnFocus: true },
  );
  const title = answer.data ? nameOf(answer.data.user) : words['titles.person']();
  return (
    <Page title={title} aside={<AdminLinks />}>
      <Async answer={answer} loading={<PageLoading />} failure={words['person.failed']()}>
        {(person) => <Person key={uid} person={person} refetch={() => answer.mutate()} />}
      </Async>
    </Page>
  );
}
