import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PersonCourse } from '@pathshala/contract/admin/person';
import { paths } from '@pathshala/contract/site/paths';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Link as PageLink } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';
import type { PersonPart } from './person-part.ts';

const RevokeDialog = lazyDialog(() => import('../../course-ui/revoke-dialog.tsx'));

type PersonCertificateProps = PersonPart & {
  readonly course: PersonCourse;
};

/** The certificate of a person's course, which an admin can revoke. */
export function PersonCertificate({
  person,
  actions,
  course: { certificate, title },
}: PersonCertificateProps) {
  const [asking, setAsking] = useState(false);
  if (!certificate) return null;
  const revoked = () => {
    setAsking(false);
    const done = words['certificate.revokedNow']({ name: nameOf(person.user) });
    void actions.refetch().then(() => toast.success(done));
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
          disabled={actions.busy}
          aria-label={words['certificate.revokeOf']({ title })}
          onClick={() => setAsking(true)}
        >
          {words['certificate.revokeShort']()}
        </Button>
      )}
      {asking && (
        <Suspense>
          <RevokeDialog id={certificate._id} onClose={() => setAsking(false)} onRevoked={revoked} />
        </Suspense>
      )}
    </>
  );
}
