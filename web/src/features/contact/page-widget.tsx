import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.ts';
import { words } from '../../words/words.ts';

interface PageWidgetProps {
  /** Both empty until the owner has a page. */
  readonly pageId: string;
  readonly appId: string;
  /** Address of the page where only a link is wanted, or empty. */
  readonly pageUrl: string;
}

/** Pixels; the page plugin takes a width of 180 to 500. */
const widgetSize = { width: 500, height: 500 } as const;

/** Address of the page plugin's frame. */
function pluginUrl(pageId: string, appId: string): string {
  const query = new URLSearchParams({
    href: `https://www.facebook.com/${pageId}`,
    tabs: 'timeline',
    width: String(widgetSize.width),
    height: String(widgetSize.height),
    small_header: 'true',
    adapt_container_width: 'true',
    hide_cover: 'false',
    show_facepile: 'false',
    appId,
  });
  return `https://www.facebook.com/plugins/page.php?${query}`;
}

function Panel({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={words['contact.news']()}
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '16px', bgcolor: 'tint' }}
    >
      <Typography variant="h3" component="h2">
        {words['contact.news']()}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
}

/**
 * The social-network page. Nothing of another company loads before it is asked for; without a page there
 * is a link to it, or to the blog. docs/decisions/0027-third-parties-only-on-request.md
 */
export function PageWidget({ pageId, appId, pageUrl }: PageWidgetProps) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <Box
        component="iframe"
        title={words['contact.pageOn']()}
        src={pluginUrl(pageId, appId)}
        {...widgetSize}
        sx={{ display: 'block', width: '100%', maxWidth: widgetSize.width, border: 0, borderRadius: '16px' }}
      />
    );
  }
  if (pageId && appId) {
    return (
      <Panel text={words['contact.pageAsk']()}>
        <Button
          variant="outlined"
          startIcon={<Icon name="facebook" size={24} />}
          onClick={() => setShown(true)}
        >
          {words['contact.showPage']()}
        </Button>
      </Panel>
    );
  }
  if (pageUrl) {
    return (
      <Panel text={words['contact.pageNews']()}>
        <Button
          href={pageUrl}
          rel="noopener"
          variant="outlined"
          startIcon={<Icon name="facebook" size={24} />}
        >
          {words['contact.follow']()}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel text={words['contact.blogNews']()}>
      <Button component={Link} to={paths.blogs} variant="outlined">
        {words['contact.readBlog']()}
      </Button>
    </Panel>
  );
}
