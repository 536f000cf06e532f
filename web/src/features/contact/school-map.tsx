import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { words } from '../../words/words.ts';

/** Pixels: docs/contract.md, "Constants". */
const mapHeight = 450;

const frameSx = {
  display: 'block',
  width: '100%',
  height: mapHeight,
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'tint',
} as const;

interface SchoolMapProps {
  /** Address of the map service's frame. */
  readonly url: string;
  readonly label: string;
  /** Whether the frame is there, as the owner says; else a link to it. */
  readonly atOnce: boolean;
}

/** In the frame's place, and as large. */
function MapLink({ url, label }: Omit<SchoolMapProps, 'atOnce'>) {
  return (
    <Stack
      sx={{ ...frameSx, display: 'flex', gap: 1.5, p: 3, alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography>{label}</Typography>
      <Button
        variant="outlined"
        startIcon={<Icon name="place" size={20} />}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words['contact.showMap']()}
      </Button>
      <Typography color="textSecondary" sx={{ textAlign: 'center', fontSize: '0.9375rem' }}>
        {words['contact.mapNote']()}
      </Typography>
    </Stack>
  );
}

/** Where the school is: docs/decisions/0027-third-parties-only-on-request.md. */
export function SchoolMap({ url, label, atOnce }: SchoolMapProps) {
  // Another company's page, as large as ours: it comes with the site, and not between the page and its paint.
  const hydrated = useHydrated();
  if (!atOnce || (hydrated && !navigator.onLine)) return <MapLink url={url} label={label} />;
  return (
    <Box
      component="iframe"
      title={words['contact.map']({ label })}
      src={hydrated ? url : undefined}
      height={mapHeight}
      loading="lazy"
      referrerPolicy="no-referrer"
      sx={frameSx}
    />
  );
}
