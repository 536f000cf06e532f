import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';

interface PageWidgetProps {
  /** Both empty until the owner has a page. */
  readonly pageId: string;
  readonly appId: string;
}

/** Pixels; the page plugin takes a width of 180 to 500. */
const widgetSize = { width: 500, height: 500 } as const;

const boxSx = {
  width: '100%',
  maxWidth: widgetSize.width,
  height: widgetSize.height,
  borderRadius: '16px',
  bgcolor: 'tint',
  overflow: 'hidden',
  textAlign: 'center',
} as const;

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

/**
 * The page plugin's box, as large as the frame that it gives way to. Nothing of another company loads before it is asked
 * for: docs/decisions/0027-third-parties-only-on-request.md
 */
export function PageWidget({ pageId, appId }: PageWidgetProps) {
  const [shown, setShown] = useState(false);
  if (!pageId || !appId) return null;
  return (
    <Paper variant="outlined" component="section" aria-label={words['contact.news']()} sx={boxSx}>
      {shown ? (
        <Box
          component="iframe"
          // The button that was pressed is gone.
          ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
          title={words['contact.pageOn']()}
          src={pluginUrl(pageId, appId)}
          {...widgetSize}
          sx={{ display: 'block', width: '100%', border: 0 }}
        />
      ) : (
        <Stack spacing={2} sx={{ height: '100%', p: 4, justifyContent: 'center', alignItems: 'center' }}>
          <Icon name="facebook" size={48} />
          <Typography variant="h3" component="h2">
            {words['contact.news']()}
          </Typography>
          <Typography color="textSecondary">{words['contact.pageAsk']()}</Typography>
          <Button variant="outlined" onClick={() => setShown(true)}>
            {words['contact.showPage']()}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}
