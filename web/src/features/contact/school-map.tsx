import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
  /** Whether the frame is there at once, as the owner says; else when it is asked for. */
  readonly atOnce: boolean;
}

/** The school's own drawing, which asks nobody else for anything, until the map is wanted. */
function Drawing({ label, onShow }: { readonly label: string; readonly onShow: () => void }) {
  return (
    <Box>
      <Box
        component="img"
        src="/img/school-map.svg"
        alt={words['contact.drawing']({ label })}
        width={1000}
        height={800}
        sx={{ ...frameSx, height: { xs: 360, sm: mapHeight }, objectFit: 'cover' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1.5 }}>
        <Button variant="outlined" startIcon={<Icon name="place" size={20} />} onClick={onShow}>
          {words['contact.showMap']()}
        </Button>
        <Typography color="textSecondary" sx={{ flex: '1 1 14em', fontSize: '0.9375rem' }}>
          {words['contact.mapNote']()}
        </Typography>
      </Box>
    </Box>
  );
}

/** Where the school is: docs/decisions/0027-third-parties-only-on-request.md. */
export function SchoolMap({ url, label, atOnce }: SchoolMapProps) {
  const [shown, setShown] = useState(atOnce);
  // Another company's page, as large as ours: it comes with the site, and not between the page and its paint.
  const hydrated = useHydrated();
  if (!shown || (hydrated && !navigator.onLine))
    return <Drawing label={label} onShow={() => setShown(true)} />;
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
