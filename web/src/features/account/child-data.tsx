import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OwnData } from '@pathshala/contract/accounts/account';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { useState } from 'react';
import { useAction } from '../../auth/use-action.tsx';
import { call } from '../../http/client.ts';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';

/** What collections are called for people; others go by their own name. */
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

/** Shows a parent everything that is kept of the child, once they ask for it. */
export function ChildDataSection({ token }: { token: string }) {
  const [data, setData] = useState<OwnData | null>(null);
  const { run, running, error } = useAction();
  const load = () => run(async () => setData(await call(endpoints.parentData, { body: { token } })));
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
