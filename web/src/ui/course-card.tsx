import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Course } from '@pathshala/contract/course';
import { subjectLabel } from '@pathshala/contract/curriculum';
import { paths } from '@pathshala/contract/paths';
import { Link } from 'react-router-dom';
import { BuyNowLink } from './buy-now.tsx';
import { langOf } from './language.ts';
import { Price } from './price.tsx';

const cardSx = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  transition: 'box-shadow 200ms, transform 200ms',
  '&:hover': { boxShadow: 'var(--soft-shadow)', transform: 'translateY(-2px)' },
} as const;

/** Cover 4:3, title in two lines at the most, subject, price and one button on one baseline. */
export function CourseCard({ course }: { course: Course }) {
  const to = paths.course(course._id);
  return (
    <Card component="article" sx={cardSx}>
      <Link to={to} tabIndex={-1} aria-hidden>
        <Box
          component="img"
          src={course.img}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 3', bgcolor: 'tint' }}
        />
      </Link>
      <Box sx={{ p: 2.25, display: 'flex', flexDirection: 'column', flex: 1 }}>
        <Typography
          variant="h4"
          component="h3"
          lang={langOf(course.title)}
          sx={{
            minHeight: '2.6em',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          <Box
            component={Link}
            to={to}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {course.title}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {subjectLabel(course)} · {course.lessons} lessons
        </Typography>
        <Box
          sx={{
            mt: 'auto',
            pt: 2,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <Price dollars={course.price} size="card" />
          <BuyNowLink course={course} />
        </Box>
      </Box>
    </Card>
  );
}

/** The card's shape while it is on its way. */
export function CourseCardSkeleton() {
  return (
    <Card sx={{ height: '100%' }}>
      <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }} />
      <Box sx={{ p: 2.25 }}>
        <Skeleton height={28} />
        <Skeleton height={28} width="60%" />
        <Skeleton height={22} width="50%" />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 2 }}>
          <Skeleton width={60} height={44} />
          <Skeleton variant="rounded" width={104} height={44} />
        </Box>
      </Box>
    </Card>
  );
}
