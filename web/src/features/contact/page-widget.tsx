import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';

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
      aria-label="News from the school"
      sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: '16px', bgcolor: 'tint' }}
    >
      <Typography variant="h3" component="h2">
        News from the school
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
 * is a link to it, or to the blog. docs/decisions/0027-nothing-of-others-unasked.md
 */
export function PageWidget({ pageId, appId, pageUrl }: PageWidgetProps) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <Box
        component="iframe"
        title="Our page on Facebook"
        src={pluginUrl(pageId, appId)}
        {...widgetSize}
        sx={{ display: 'block', width: '100%', maxWidth: widgetSize.width, border: 0, borderRadius: '16px' }}
      />
    );
  }
  if (pageId && appId) {
    return (
      <Panel text="Our page is kept by Facebook, which learns of your visit when it is shown. It loads only if you ask for it.">
        <Button
          variant="outlined"
          startIcon={<Icon name="facebook" size={24} />}
          onClick={() => setShown(true)}
        >
          Show our page
        </Button>
      </Panel>
    );
  }
  if (pageUrl) {
    return (
      <Panel text="Pictures from class, exam days and new courses, on our page.">
        <Button
          href={pageUrl}
          rel="noopener"
          variant="outlined"
          startIcon={<Icon name="facebook" size={24} />}
        >
          Follow us on Facebook
        </Button>
      </Panel>
    );
  }
  return (
    <Panel text="New articles for parents and students appear in our blog first.">
      <Button component={Link} to={paths.blogs} variant="outlined">
        Read the blog
      </Button>
    </Panel>
  );
}
