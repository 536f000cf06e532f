import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Language } from '@pathshala/contract/text/languages';
import { type ReactNode, useId } from 'react';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { langOf } from '../words/language.ts';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import prose from './prose.module.css';
import { Link } from './router.ts';
import { SchoolHtml } from './school-html.tsx';
import { type Answer, Async } from './states.tsx';

export interface ReadMoreDialogProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Plain text with blank lines between paragraphs, or HTML; it may still be loading. */
  readonly text: Answer<string>;
  readonly isHtml?: boolean;
  readonly lang: Language;
  /** A page with the same text. */
  readonly page?: string;
  readonly onClose: () => void;
}

const paperSx = {
  m: { xs: 0, sm: 4 },
  width: '100%',
  maxWidth: 760,
  maxHeight: { xs: '100dvh', sm: 'calc(100% - 64px)' },
  height: { xs: '100dvh', sm: 'auto' },
  borderRadius: { xs: 0, sm: '16px' },
} as const;

function Paragraphs({ text, lang }: { text: string; lang: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, place) => (
      <Typography
        key={place}
        lang={lang}
        component="p"
        variant="subtitle1"
        sx={{ mb: 2, whiteSpace: 'pre-line', lineHeight: 1.65 }}
      >
        {paragraph}
      </Typography>
    ));
}

function Loading() {
  return (
    <div role="status" aria-label={words['ui.loadingText']()}>
      {[96, 100, 92, 98, 60].map((width) => (
        <Skeleton key={width} height={28} width={`${width}%`} />
      ))}
    </div>
  );
}

/** Includes the theme, for pages without MUI. */
export default function ReadMoreDialog(props: ReadMoreDialogProps) {
  const { title, note, text, isHtml = false, lang, page, onClose } = props;
  const titleId = useId();
  return (
    <MuiProvider>
      <Dialog
        open
        onClose={onClose}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: paperSx } }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'start',
            gap: 2,
            pt: { xs: 2.5, sm: 3 },
            pb: 2,
            paddingInlineStart: { xs: 2.5, sm: 5 },
            paddingInlineEnd: { xs: 1, sm: 3 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              id={titleId}
              variant="h2"
              lang={langOf(title)}
              sx={{ fontSize: { xs: '1.5rem', sm: '2rem' } }}
            >
              {title}
            </Typography>
            {note && (
              <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {note}
              </Typography>
            )}
          </Box>
          <IconButton aria-label={words['ui.close']()} onClick={onClose}>
            <Icon name="close" size={24} />
          </IconButton>
        </Box>
        {/* Focusable, so that the arrow keys scroll a long text. */}
        <DialogContent
          tabIndex={0}
          sx={{ px: { xs: 2.5, sm: 5 }, py: { xs: 2.5, sm: 4 }, outlineOffset: -3 }}
        >
          <Box sx={{ maxWidth: '68ch' }}>
            <Async answer={text} failure={words['ui.textFailed']()} loading={<Loading />}>
              {(whole) =>
                isHtml ? (
                  <SchoolHtml className={prose.prose} html={whole} lang={lang} />
                ) : (
                  <Paragraphs text={whole} lang={lang} />
                )
              }
            </Async>
          </Box>
        </DialogContent>
        {page && (
          <DialogActions sx={{ px: { xs: 2.5, sm: 5 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Button component={Link} to={page} endIcon={<Icon name="arrow" size={20} />}>
              {words['ui.openAsPage']()}
            </Button>
          </DialogActions>
        )}
      </Dialog>
    </MuiProvider>
  );
}
