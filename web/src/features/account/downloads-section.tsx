import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/paths';
import { Link } from '../../ui/link.tsx';
import { words } from '../../words/words.ts';
import { AccountSection } from './account-section.tsx';

/** The way to the courses that are kept on this device. */
export function DownloadsSection() {
  return (
    <AccountSection title={words['titles.downloads']()} text={words['account.downloadsText']()}>
      <Button component={Link} to={paths.downloads} variant="outlined" sx={{ mt: 2.5 }}>
        {words['titles.downloads']()}
      </Button>
    </AccountSection>
  );
}
