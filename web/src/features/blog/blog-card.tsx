import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { ReadMoreButton } from '../../ui/read-more.tsx';
import { type BlogEntry, formatDay } from './blog-entry.ts';

/** Id of the button that opens an article, for giving the focus back. */
export const readMoreId = (blogId: string) => `read-${blogId}`;

/** The line that says who wrote an article and when. */
export function Byline({ entry, lines = false }: { entry: BlogEntry; lines?: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, flexDirection: lines ? 'column' : 'row' }}>
      <Box component="span" lang={entry.lang} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {entry.userName}
      </Box>
      <time dateTime={entry.date} lang={entry.lang}>
        {formatDay(entry.date, entry.lang)}
      </time>
    </Box>
  );
}

/**
 * Cover 4:3, title, the text's beginning, and who wrote it beside the button, on one baseline in every card of a row.
 * The card has no id: the router would scroll to it when the address names the article, behind the open dialog.
 */
export function BlogCard({ entry, onOpen }: { entry: BlogEntry; onOpen: () => void }) {
  return (
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="img"
        src={entry.img}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          bgcolor: 'tint',
        }}
      />
      <Box sx={{ p: 2.25, display: 'flex', flexDirection: 'column', flex: 1 }}>
        <Typography variant="h3" component="h2" lang={entry.lang}>
          <MuiLink component={Link} to={paths.blog(entry._id)} color="inherit">
            {entry.title}
          </MuiLink>
        </Typography>
        <Typography lang={entry.lang} color="textSecondary" sx={{ mt: 1 }}>
          {entry.excerpt}
        </Typography>
        <Box
          sx={{
            mt: 'auto',
            pt: 2,
            minHeight: 60,
            display: 'flex',
            // A line of Bangla is higher: from the bottom the buttons of a row stand level all the same.
            alignItems: 'end',
            justifyContent: 'space-between',
            gap: 1.5,
          }}
        >
          <Typography component="div" variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
            <Byline entry={entry} lines />
          </Typography>
          {entry.clipped && (
            <ReadMoreButton id={readMoreId(entry._id)} title={entry.title} onClick={onOpen} />
          )}
        </Box>
      </Box>
    </Card>
  );
}
