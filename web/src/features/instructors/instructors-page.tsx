import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { subjectName } from '@pathshala/content/kinds/known-subjects';
import {
  type InstructorPlace,
  instructorPlace,
  instructorSubjects,
  otherTaught,
} from '@pathshala/contract/catalogue/instructor-subjects';
import type { Instructor } from '@pathshala/contract/content/published';
import { instructorRoute } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { languageOfAddress } from '@pathshala/contract/text/languages';
import { SignedInContent } from '../../auth/session-context.ts';
import { instructorsOf, portraitOf } from '../../course-ui/built-instructors.ts';
import { instructorsOfText } from '../../course-ui/course-facts.tsx';
import { missingPage, type PageLoader } from '../../page/page-loader.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { CardGrid, pictureLoading } from '../../ui/card-grid.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Link, useLoaderData, useLocation } from '../../ui/router.ts';
import { SidebarLayout } from '../../ui/sidebar-layout.tsx';
import { LoadingCards } from '../../ui/states.tsx';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

/** Pixels: docs/contract.md, "Constants". */
const portraitHeight = 300;

export type ShownInstructor = Instructor & { readonly img: string };

/** The courses of their subject. */
function coursesOf({ subject }: Pick<Instructor, 'subject'>): string {
  const [q = ''] = subjectName({ subject: instructorPlace(subject).block }, siteLanguage).split(' ');
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
function placeOf(pathname: string) {
  const [, subject] = /^\/instructor\/([^/]+)/.exec(pathname) ?? [];
  return subject ? instructorPlace(subject) : instructorSubjects[0];
}

interface InstructorsData {
  readonly people: readonly ShownInstructor[];
  /** Subjects with instructors, besides those that always have a page. */
  readonly others: readonly string[];
}

export const loader: PageLoader<InstructorsData> | undefined = import.meta.env.SSR
  ? async ({ request, context }) => {
      const { subject } = placeOf(languageOfAddress(new URL(request.url).pathname).path);
      const all = await instructorsOf(context);
      const own = all.filter((one) => one.subject === subject);
      const others = otherTaught(all.map((one) => one.subject));
      // `-` is the address of the shell.
      if (own.length === 0 && subject !== '-' && otherTaught([subject]).length > 0) missingPage();
      return { people: own.map((one) => ({ ...one, img: portraitOf(one) })), others };
    }
  : undefined;

const titleOf = (place: InstructorPlace) =>
  words['instructors.titleOf']({ subject: instructorsOfText(place) });

export function meta({ location }: { location: { pathname: string } }) {
  const place = placeOf(location.pathname);
  return pageMeta({
    page: instructorRoute(place),
    title: titleOf(place),
    description: words['descriptions.instructors']({ subject: instructorsOfText(place) }),
  });
}

function Loading() {
  return (
    <LoadingCards label={words['instructors.loading']()} count={5}>
      <Card sx={{ height: '100%' }}>
        <Skeleton variant="rectangular" height={portraitHeight} />
        <Box sx={{ p: 2.25, pb: 1 }}>
          <Skeleton height={28} width="60%" />
          <Skeleton height={44} />
          <Skeleton height={92} />
          <Skeleton variant="rounded" width={150} height={44} sx={{ mt: 1 }} />
        </Box>
      </Card>
    </LoadingCards>
  );
}

function People({ label }: { label: string }) {
  return (
    <CardGrid label={label}>
      {useLoaderData<InstructorsData>().people.map((instructor, place) => (
        <InstructorCard key={instructor.id} instructor={instructor} place={place} />
      ))}
    </CardGrid>
  );
}

export function Component() {
  const place = placeOf(useLocation().pathname);
  const { others } = useLoaderData<InstructorsData | null>() ?? { others: [] };
  return (
    <SidebarLayout
      title={words['names.instructorsTitle']()}
      links={[...instructorSubjects, ...others.map(instructorPlace)].map((one) => ({
        path: one.path,
        label: instructorsOfText(one),
      }))}
      current={instructorsOfText(place)}
    >
      <SignedInContent loading={<Loading />}>
        <People label={titleOf(place)} />
      </SignedInContent>
    </SidebarLayout>
  );
}
