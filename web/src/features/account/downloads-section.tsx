import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/site/paths';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

/** The way to the courses that are kept on this device. */
export function DownloadsSection() {
  return (
    <PaperSection title={words['titles.downloads']()} text={words['account.downloadsText']()}>
      <Button component={Link} to={paths.downloads} variant="outlined" sx={{ mt: 2.5 }}>
        {words['titles.downloads']()}
      </Button>
    </PaperSection>
  );
}
