import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DecisionAnswer, ParentView } from '@pathshala/contract/consent';
import { pages } from '@pathshala/contract/routes';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useParentView } from '../../api/consent.ts';
import { Async } from '../../ui/async.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { ChildDataSection } from './child-data.tsx';
import { ParentAnswer, RemoveAccount } from './parent-answer.tsx';

export function meta() {
  return pageMeta({
    page: pages.parent,
    description: 'For parents who were asked by e-mail: agree, see what is kept of your child, or remove it.',
  });
}

/** What a parent opens with the link from the mail. They have no account; the link is what they have. */
export default function ParentPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 }, px: 2.5 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mb: 3 }}>
        {pages.parent.title}
      </Typography>
      {token ? <WithToken token={token} /> : <NoLink />}
    </Container>
  );
}

function NoLink() {
  return (
    <Typography>
      Please open the link in the e-mail that we have sent you. It says everything that this page needs to
      know.
    </Typography>
  );
}

function WithToken({ token }: { token: string }) {
  const answer = useParentView(token);
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved) {
    return (
      <Typography role="status">
        The account and everything in it are removed. You can throw our e-mail away. Thank you for your trust.
      </Typography>
    );
  }
  const onDecided = ({ state }: DecisionAnswer) => {
    if (state === 'deleted') setRemoved(true);
    else void answer.mutate();
  };
  return (
    <Async answer={answer} loading={<PageLoading />} failure="This link did not open">
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
  const name = view.name || 'A child';
  return (
    <Stack spacing={3}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name} has an account here with the address {view.email} and says that you are a parent. For a child
        younger than 13 you decide.
      </Typography>
      <Block title="Do you agree?">
        <ParentAnswer token={token} view={view} onDecided={onDecided} />
      </Block>
      <Block title="What we keep">
        <ChildDataSection token={token} />
      </Block>
      <Block title="Remove the account">
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
