import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Instructor } from '@pathshala/contract/content/published';
import { pictureLoading } from '../../ui/first-view.ts';
import { words } from '../../words/words.ts';
import { SocialIcons } from './social-icons.tsx';

/** Pixels: docs/contract.md, "Constants". */
const portraitHeight = 300;

/** With the address of a portrait. */
export type ShownInstructor = Instructor & { readonly img: string };

interface InstructorCardProps {
  readonly instructor: ShownInstructor;
  /** In the list, from 0. */
  readonly place: number;
}

/** Portrait, name, education line, a sentence about the person, and their social pages. */
export function InstructorCard({ instructor, place }: InstructorCardProps) {
  return (
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="img"
        src={instructor.img}
        alt={words['ui.portraitOf']({ name: instructor.name })}
        width={portraitHeight}
        height={portraitHeight}
        {...pictureLoading(place)}
        sx={{
          display: 'block',
          width: '100%',
          height: portraitHeight,
          objectFit: 'cover',
          objectPosition: 'top',
          bgcolor: 'tint',
        }}
      />
      <Box sx={{ p: 2.25, pb: 1, display: 'flex', flexDirection: 'column', flex: 1 }}>
        <Typography variant="h4" component="h3">
          {instructor.name}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {instructor.education}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 1 }}>
          {instructor.bio}
        </Typography>
        <Box sx={{ mt: 'auto' }}>
          <SocialIcons instructor={instructor} />
        </Box>
      </Box>
    </Card>
  );
}

/** Skeleton of a card. */
export function InstructorCardSkeleton() {
  return (
    <Card sx={{ height: '100%' }}>
      <Skeleton variant="rectangular" height={portraitHeight} />
      <Box sx={{ p: 2.25, pb: 1 }}>
        <Skeleton height={28} width="60%" />
        <Skeleton height={44} />
        <Skeleton height={92} />
        <Skeleton variant="rounded" width={150} height={44} sx={{ mt: 1 }} />
      </Box>
    </Card>
  );
}
