import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { instructorSubjects } from '@pathshala/contract/catalogue/instructor-subjects';
import { subjectOf } from '@pathshala/contract/catalogue/subjects';
import type { Instructor } from '@pathshala/contract/content/published';
import { instructorRoute } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import type { NameKey } from '@pathshala/messages/keys';
import { SignedInContent } from '../../auth/session-context.ts';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import type { PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { CardGrid, pictureLoading } from '../../ui/card-grid.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link, useLoaderData, useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { LoadingCards } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';

/** Pixels: docs/contract.md, "Constants". */
const portraitHeight = 300;

export type ShownInstructor = Instructor & { readonly img: string };

/** The courses of their subject. */
function coursesOf({ subject }: Pick<Instructor, 'subject'>): string {
  const row = instructorSubjects.find((one) => one.subject === subject) ?? instructorSubjects[0];
  const [q = ''] = nameOf(subjectOf(row.block).label).split(' ');
  return `${paths.search}?${new URLSearchParams({ q })}`;
}

interface InstructorCardProps {
  readonly instructor: ShownInstructor;
  /** In the list, from 0. */
  readonly place: number;
}

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
        <Box sx={{ mt: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          <Link className="tap strong" style={{ marginInlineEnd: 'auto' }} to={coursesOf(instructor)}>
            {words['instructors.courses']()}
          </Link>
          <SocialIcons instructor={instructor} />
        </Box>
      </Box>
    </Card>
  );
}

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

const networks = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'youtube', name: 'YouTube' },
] as const;

/** An instructor's social pages; without an address no link: docs/contract.md, "Sidebars". */
export function SocialIcons({ instructor }: { instructor: Pick<Instructor, 'name' | 'links'> }) {
  return networks.map(({ key, name }) => {
    const href = instructor.links?.[key];
    // Anything else would be an address on this site.
    if (!href?.startsWith('https://')) return null;
    return (
      <IconButton
        key={key}
        href={href}
        target="_blank"
        rel="noopener"
        color="primary"
        aria-label={words['instructors.onNetwork']({ name: instructor.name, network: name })}
      >
        <Glyph name={key} size={24} />
      </IconButton>
    );
  });
}

/** From the address; the index page is the first subject. */
function rowOf(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1');
  return instructorSubjects.find((row) => row.path === path) ?? instructorSubjects[0];
}

export const loader: PageLoader<ShownInstructor[]> | undefined = import.meta.env.SSR
  ? async ({ request, context }) => {
      const { subject } = rowOf(languageOfAddress(new URL(request.url).pathname).path);
      const all = await instructorsOf(context);
      return all.filter((one) => one.subject === subject).map((one) => ({ ...one, img: portraitOf(one) }));
    }
  : undefined;

const titleOf = ({ label }: { readonly label: NameKey }) =>
  words['instructors.titleOf']({ subject: nameOf(label) });

export function meta({ location }: { location: { pathname: string } }) {
  const row = rowOf(location.pathname);
  return pageMeta({
    page: instructorRoute(row),
    title: titleOf(row),
    description: words['descriptions.instructors']({ subject: nameOf(row.label) }),
  });
}

function Loading() {
  return (
    <LoadingCards label={words['instructors.loading']()} count={5}>
      <InstructorCardSkeleton />
    </LoadingCards>
  );
}

function People({ label }: { label: string }) {
  return (
    <CardGrid label={label}>
      {useLoaderData<ShownInstructor[]>().map((instructor, place) => (
        <InstructorCard key={instructor.id} instructor={instructor} place={place} />
      ))}
    </CardGrid>
  );
}

export function Component() {
  const row = rowOf(useLocation().pathname);
  return (
    <SidebarLayout
      title={words['names.instructorsTitle']()}
      links={instructorSubjects.map(({ path, label }) => ({ path, label: nameOf(label) }))}
      current={nameOf(row.label)}
    >
      <SignedInContent loading={<Loading />}>
        <People label={titleOf(row)} />
      </SignedInContent>
    </SidebarLayout>
  );
}
