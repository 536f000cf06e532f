import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

export const meta = metaOf(pages.thanks, words['titles.thanks'], words['descriptions.thanks']);

/** The API redirects the form's new tab here. */
export function Component() {
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 8 }, px: 2.5, textAlign: 'center' }}>
      <Box
        sx={{
          display: 'inline-grid',
          p: 3,
          borderRadius: '20px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          rotate: '-4deg',
        }}
      >
        <Icon name="mail-read" size={72} />
      </Box>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '1.875rem', md: '2.5rem' }, mt: 4, textWrap: 'balance' }}
      >
        {words['contact.thanksTitle']()}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, mx: 'auto', maxWidth: '32em' }}>
        {words['contact.thanksText']()}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center' }}>
        <Button component={Link} to={paths.home} variant="contained" size="large">
          {words['ui.toHome']()}
        </Button>
        <Button component={Link} to={paths.blogs} variant="outlined" size="large">
          {words['contact.readBlog']()}
        </Button>
      </Stack>
    </Container>
  );
}
