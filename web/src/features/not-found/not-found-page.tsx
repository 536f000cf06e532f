import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/paths';
import { pages } from '@pathshala/contract/routes';
import { Link } from 'react-router-dom';
import { pageMeta } from '../../ui/page-meta.ts';
import { SearchForm } from '../../ui/search-form.tsx';

export function meta() {
  return pageMeta({
    page: pages.notFound,
    description: 'There is no page at this address. Search the school, or go back to the home page.',
  });
}

/** The 404 page: its picture, a search box and a way home. */
export default function NotFoundPage() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 }, px: 2.5, textAlign: 'center' }}>
      <Box
        component="img"
        src="/img/not-found.svg"
        alt="404 in alphabet blocks, in front of a blackboard with a dotted path that leads nowhere and a question mark"
        width={640}
        height={400}
        sx={{ display: 'block', width: '100%', maxWidth: 560, height: 'auto', mx: 'auto' }}
      />
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mt: 3, textWrap: 'balance' }}
      >
        This page is not on the board
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, textWrap: 'pretty' }}>
        Perhaps the address has a slip of the pen, or the page was moved. Search for it, or start again from
        home.
      </Typography>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        <SearchForm
          look="page"
          formName="Find a page"
          aria-label="What are you looking for?"
          placeholder="Fractions, exam, grammar …"
        />
      </Box>
      <Button component={Link} to={paths.home} variant="outlined" size="large" sx={{ mt: 2 }}>
        Go to the home page
      </Button>
    </Container>
  );
}
