import { certificateEndpoints } from '@pathshala/contract/certificates/endpoints';
import { useState } from 'react';
import { useCall } from '../../api/use-answer.ts';
import { useAdmin } from '../../auth/use-role.ts';
import { ActionButton } from '../../ui/action.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Failure } from '../../ui/states.tsx';
import { useWork } from '../../ui/use-work.ts';
import { words } from '../../words/words.ts';

const RevokeDialog = lazyDialog(() => import('../../course-ui/revoke-dialog.tsx'));

interface ForAdminsProps {
  readonly id: string;
  readonly isRevoked: boolean;
  readonly onChanged: () => void;
}

/** Admins revoke the certificate here, or restore it. */
export default function ForAdmins({ id, isRevoked, onChanged }: ForAdminsProps) {
  const { admin } = useAdmin();
  const call = useCall();
  const [isAsking, setAsking] = useState(false);
  const { running, error, run } = useWork();
  if (!admin) return null;
  const restore = () =>
    run(() => call(certificateEndpoints.restoreCertificate, { certificateId: id }).then(onChanged));
  return (
    <div className="cluster screen above-6">
      <ActionButton
        look="quiet"
        small
        disabled={running}
        onClick={() => (isRevoked ? void restore() : setAsking(true))}
      >
        {isRevoked ? words['certificate.restore']() : words['certificate.revoke']()}
      </ActionButton>
      <Failure text={error} />

      {isAsking && (
        <RevokeDialog
          id={id}
          onClose={() => setAsking(false)}
          onRevoked={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
