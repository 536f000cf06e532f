import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DecisionAnswer, ParentView } from '@pathshala/contract/accounts/consent';
import { pages } from '@pathshala/contract/site/routes';
import { type ReactNode, useState } from 'react';
import { pageMeta } from '../../page/page-meta.ts';
import { useLocation } from '../../ui/router.ts';
import { Async, PageLoading } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { ChildDataSection } from './child-data.tsx';
import { ParentAnswer, RemoveAccount } from './parent-answer.tsx';
import { useParentView } from './use-consent.ts';

export function meta() {
  return pageMeta({
    page: pages.parent,
    title: words['titles.parent'](),
    description: words['descriptions.parent'](),
  });
}

/** What a parent opens with the link from the mail. They have no account; the link is what they have. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 }, px: 2.5 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mb: 3 }}>
        {words['titles.parent']()}
      </Typography>
      {token ? <WithToken token={token} /> : <NoLink />}
    </Container>
  );
}

function NoLink() {
  return <Typography>{words['account.noLink']()}</Typography>;
}

function WithToken({ token }: { token: string }) {
  const answer = useParentView(token);
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) {
    return <Typography role="status">{words['account.removed']()}</Typography>;
  }
  const onDecided = ({ state }: DecisionAnswer) => {
    if (state === 'deleted') setRemoved(true);
    else void answer.mutate();
  };
  return (
    <Async answer={answer} loading={<PageLoading />} failure={words['account.linkFailed']()}>
      {(view) => <Child token={token} view={view} onDecided={onDecided} />}
    </Async>
  );
}

interface ChildProps {
  readonly token: string;
  readonly view: ParentView;
  readonly onDecided: (answer: DecisionAnswer) => void;
}

function Child({ token, view, onDecided }: ChildProps) {
  const name = view.name || words['account.aChild']();
  return (
    <Stack spacing={3}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {words['account.childHas']({ name, email: view.email })}
      </Typography>
      <Block title={words['account.doYouAgree']()}>
        <ParentAnswer token={token} view={view} onDecided={onDecided} />
      </Block>
      <Block title={words['account.whatWeKeep']()}>
        <ChildDataSection token={token} />
      </Block>
      <Block title={words['account.removeTitle']()}>
        <RemoveAccount token={token} name={name} onDecided={onDecided} />
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
