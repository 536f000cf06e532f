import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { PersonAnswer, PersonCourse } from '@pathshala/contract/accounts/user';
import { paths } from '@pathshala/contract/site/paths';
import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast';
import { useCall } from '../../api/use-answer.ts';
import type { Action } from '../../auth/use-action.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { Link as PageLink } from '../../ui/router.ts';
import { Written } from '../../ui/written.tsx';
import { mediumDayText } from '../../words/format.ts';
import { amountText, orderState } from '../../words/money.ts';
import { words } from '../../words/words.ts';
import { personName } from './role-change.tsx';

const GrantDialog = lazyDialog(() => import('../../course-ui/grant-dialog.tsx'));
const RevokeDialog = lazyDialog(() => import('../../course-ui/revoke-dialog.tsx'));

export interface PersonPart {
  readonly person: PersonAnswer;
  readonly action: Action;
  readonly refetch: () => Promise<unknown>;
}

interface PersonRowProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

function PersonRow({ title, facts, children }: PersonRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Written as="strong" text={title} />
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{children}</Box>
    </Box>
  );
}

interface PersonRowsProps {
  /** Said where there are no rows. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function PersonRows({ none, children }: PersonRowsProps) {
  if (children.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {none}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
      {children}
    </Box>
  );
}

type PersonCertificateProps = PersonPart & {
  readonly course: PersonCourse;
};

function PersonCertificate({
  person,
  action,
  refetch,
  course: { certificate, title },
}: PersonCertificateProps) {
  const [asking, setAsking] = useState(false);
  if (!certificate) return null;
  const revoked = () => {
    setAsking(false);
    const done = words['certificate.revokedNow']({ name: personName(person.user) });
    void refetch().then(() => toast.success(done));
  };
  return (
    <>
      <Link
        component={PageLink}
        className="tap"
        to={{ pathname: paths.certificate, hash: `#${certificate.token}` }}
        aria-label={words['certificate.openOf']({ title })}
      >
        {words['titles.certificate']()}
      </Link>
      {!certificate.revoked && (
        <Button
          color="error"
          sx={{ px: 1, mx: -1 }}
          disabled={action.running}
          aria-label={words['certificate.revokeOf']({ title })}
          onClick={() => setAsking(true)}
        >
          {words['certificate.revokeShort']()}
        </Button>
      )}
      {asking && <RevokeDialog id={certificate._id} onClose={() => setAsking(false)} onRevoked={revoked} />}
    </>
  );
}

export function PersonCourses(part: PersonPart) {
  const { person, action, refetch } = part;
  const [giving, setGiving] = useState(false);
  const call = useCall();
  const { user, courses } = person;
  const take = ({ courseId, title, bought }: PersonCourse) =>
    action.ask({
      title: words['person.askTake']({ title }),
      text: [
        words['person.askTakeText']({ name: personName(user) }),
        bought && words['person.askTakeBought'](),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: words['person.take'](),
      work: () => call(accountEndpoints.takeCourse, { uid: user._id, courseId }),
      done: words['person.taken']({ title }),
    });
  return (
    <PaperSection title={words['fixed.courses']()}>
      <PersonRows none={words['person.noCourses']()}>
        {courses.map((course) => (
          <PersonRow
            key={course.courseId}
            title={course.title}
            facts={[
              course.bought ? words['person.bought']() : words['person.notBought'](),
              words['person.since']({ day: mediumDayText(course.enrolledAt) }),
              words['person.lessonsDone']({ count: course.lessonsDone }),
              ...(course.certificate?.revoked ? [words['certificate.isRevoked']()] : []),
            ]}
          >
            <PersonCertificate {...part} course={course} />
            <Button
              color="error"
              sx={{ px: 1, mx: -1 }}
              disabled={action.running}
              aria-label={words['person.takeOf']({ title: course.title })}
              onClick={() => take(course)}
            >
              {words['person.take']()}
            </Button>
          </PersonRow>
        ))}
      </PersonRows>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setGiving(true)}>
        {words['grant.title']()}
      </Button>
      {giving && <GrantDialog to={user.email} onGiven={refetch} onClose={() => setGiving(false)} />}
    </PaperSection>
  );
}

/** How to refund: only at the payment provider. */
const refundGuide = 'https://docs.stripe.com/refunds';

/** Undefined: the provider has no page for a payment. */
const pageInStripe = (id: string) =>
  id.startsWith('pi_') ? `https://dashboard.stripe.com/payments/${id}` : undefined;

export function PersonOrders({ person: { user, orders } }: PersonPart) {
  return (
    <PaperSection title={words['account.orders']()}>
      <PersonRows none={words['person.noOrders']()}>
        {orders.map(({ _id, title, ...order }) => (
          <PersonRow
            key={_id}
            title={title}
            facts={[orderState(order), ...(order.note ? [order.note] : []), mediumDayText(order.at), _id]}
          >
            {amountText(order)}
            <Link
              component={PageLink}
              className="tap"
              to={`${paths.receipt(_id)}?of=${user._id}`}
              aria-label={words['account.receiptFor']({ title })}
            >
              {words['titles.receipt']()}
            </Link>
            {pageInStripe(_id) && (
              <Link
                className="tap"
                href={pageInStripe(_id)}
                aria-label={words['person.inStripeFor']({ title })}
              >
                {words['person.inStripe']()}
              </Link>
            )}
          </PersonRow>
        ))}
      </PersonRows>
      {orders.some(({ note }) => note === undefined) && (
        <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
          {words['person.refundText']()}{' '}
          <Link href={refundGuide} underline="always">
            {words['person.refundHow']()}
          </Link>
        </Typography>
      )}
    </PaperSection>
  );
}
