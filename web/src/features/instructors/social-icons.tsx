import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Instructor } from '@pathshala/contract/content/published';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/words.ts';

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'youtube', name: 'YouTube' },
] as const;

/** An instructor's social pages; without an address no link: docs/contract.md, "Sidebars". */
export function SocialIcons({ instructor }: { instructor: Pick<Instructor, 'name' | 'links'> }) {
  return (
    <Box sx={{ display: 'flex', marginInlineStart: -1.25 }}>
      {networks.map(({ key, name }) => {
        const href = instructor.links?.[key];
        // Anything else would be an address on this site.
        if (href?.startsWith('https://')) {
          return (
            <IconButton
              key={key}
              href={href}
              target="_blank"
              rel="noopener"
              color="primary"
              aria-label={words['instructors.onNetwork']({ name: instructor.name, network: name })}
            >
              <Icon name={key} size={24} />
            </IconButton>
          );
        }
        return (
          <Box
            key={key}
            role="img"
            aria-label={words['footer.notYet']({ name })}
            sx={{ width: 44, height: 44, display: 'grid', placeItems: 'center', opacity: 0.55 }}
          >
            <Icon name={key} size={24} />
          </Box>
        );
      })}
    </Box>
  );
}
