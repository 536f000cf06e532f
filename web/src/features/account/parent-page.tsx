import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Decision, ParentView } from '@pathshala/contract/accounts/consent';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { OwnData } from '@pathshala/contract/accounts/user';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { AskFirstButton } from '../../auth/ask-first-button.tsx';
import { useAction } from '../../auth/use-action.tsx';
import { type ApiError, call } from '../../http/client.ts';
import { metaOf } from '../../page/page-meta.ts';
import { PageLoading } from '../../ui/loading.tsx';
import { useLocation } from '../../ui/router.ts';
import { Async, Failure } from '../../ui/states.tsx';
import { ownDayText } from '../../words/format.ts';
import { words } from '../../words/words.ts';

const titles: Readonly<Record<string, () => string>> = {
  account: words['account.keptAccount'],
  users: words['account.keptUsers'],
  consents: words['account.keptConsents'],
  enrolments: words['account.keptEnrolments'],
  waitingList: words['account.keptWaiting'],
  practiceLogs: words['account.keptPractice'],
  payments: words['account.keptPayments'],
  messages: words['account.keptMessages'],
  mail: words['account.keptMail'],
};

function ChildDataSection({ token }: { token: string }) {
  const [data, setData] = useState<OwnData | null>(null);
  const { run, running, error } = useAction();
  const load = () => run(async () => setData(await call(accountEndpoints.parentData, { body: { token } })));
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Typography>{words['account.everyWord']()}</Typography>
      <Failure text={error} />
      {data ? (
        <KeptData data={data} />
      ) : (
        <Button variant="outlined" disabled={running} onClick={() => void load()}>
          {words['account.showAll']()}
        </Button>
      )}
    </Stack>
  );
}

function KeptData({ data }: { data: OwnData }) {
  const all = { account: [data.account], ...data.kept };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(data, null, 2))}`;
  return (
    <>
      {Object.entries<readonly object[]>(all).map(([collection, documents]) => (
        <Box key={collection} component="section" sx={{ width: '100%' }}>
          <Typography variant="h3" sx={{ fontSize: '1.125rem' }}>
            {titles[collection]?.() ?? collection}
          </Typography>
          {documents.map((fields, place) => (
            <Fields key={place} fields={fields} />
          ))}
        </Box>
      ))}
      <Button component="a" href={file} download="what-the-school-keeps.json" variant="outlined">
        {words['account.keepFile']()}
      </Button>
    </>
  );
}

function Fields({ fields }: { fields: object }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) 1fr', gap: 0.5, my: 1 }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const whatIsSo: Readonly<Record<ParentView['state'], () => string>> = {
  waiting: words['account.notAnswered'],
  given: words['account.agreed'],
  withdrawn: words['account.notAgreed'],
};

interface Choice {
  readonly decision: Decision;
  readonly label: () => string;
}

const choices: Readonly<Record<ParentView['state'], readonly Choice[]>> = {
  waiting: [
    { decision: 'give', label: words['account.iAgree'] },
    { decision: 'withdraw', label: words['account.iDoNotAgree'] },
  ],
  given: [{ decision: 'withdraw', label: words['account.takeBack'] }],
  withdrawn: [{ decision: 'give', label: words['account.iAgree'] }],
};

interface DecisionProps {
  readonly view: ParentView;
  readonly decide: (decision: Decision) => Promise<void>;
}

function ParentAnswer({ view, decide }: DecisionProps) {
  const { run, running, error } = useAction();
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {whatIsSo[view.state]()}
        {view.decidedAt && ` ${words['account.lastAnswered']({ day: ownDayText(view.decidedAt) })}`}
      </Typography>
      <Failure text={error} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {choices[view.state].map(({ decision, label }) => (
          <Button
            key={decision}
            size="large"
            variant={decision === 'give' ? 'contained' : 'outlined'}
            disabled={running}
            onClick={() => void run(() => decide(decision))}
          >
            {label()}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

export const meta = metaOf(pages.parent, words['titles.parent'], words['descriptions.parent']);

export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 }, px: 2.5 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mb: 3 }}>
        {words['titles.parent']()}
      </Typography>
      {token ? <WithToken token={token} /> : <Typography>{words['account.noLink']()}</Typography>}
    </Container>
  );
}

/** @param token from the link's fragment; sent in the body, never in an address */
function WithToken({ token }: { token: string }) {
  const ask = () => call(accountEndpoints.parentView, { body: { token } });
  const answer = useSWR<ParentView, ApiError>(['parent', token], ask);
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) {
    return <Typography role="status">{words['account.removed']()}</Typography>;
  }
  const decide = async (decision: Decision) => {
    const { state } = await call(accountEndpoints.parentDecision, { body: { token, decision } });
    if (state === 'deleted') setRemoved(true);
    else void answer.mutate();
  };
  return (
    <Async answer={answer} loading={<PageLoading />} failure={words['account.linkFailed']()}>
      {(view) => <Child token={token} view={view} decide={decide} />}
    </Async>
  );
}

function Child({ token, view, decide }: DecisionProps & { readonly token: string }) {
  const name = view.name || words['account.aChild']();
  return (
    <Stack spacing={3}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {words['account.childHas']({ name, email: view.email })}
      </Typography>
      <Block title={words['account.doYouAgree']()}>
        <ParentAnswer view={view} decide={decide} />
      </Block>
      <Block title={words['account.whatWeKeep']()}>
        <ChildDataSection token={token} />
      </Block>
      <Block title={words['account.removeTitle']()}>
        <Typography sx={{ mb: 2 }}>{words['account.removeText']()}</Typography>
        <AskFirstButton
          label={words['account.removeAll']()}
          title={words['account.removeAsk']()}
          text={words['account.removeWarn']({ name })}
          onConfirm={() => decide('delete')}
        />
      </Block>
    </Stack>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: '16px' }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
