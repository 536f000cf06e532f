import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { Suspense, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useAdmin } from '../../auth/use-role.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/failure.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { words } from '../../words/words.ts';

const ConfirmDialog = lazyDialog(() => import('../../ui/confirm-dialog.tsx'));

interface ForAdminsProps {
  readonly id: string;
  readonly isRevoked: boolean;
  readonly onChanged: () => void;
}

/** Lets an admin take the certificate back, or let it count again. Others see nothing of it. */
export default function ForAdmins({ id, isRevoked, onChanged }: ForAdminsProps) {
  const { admin } = useAdmin();
  const call = useCall();
  const [isAsking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!admin) return null;
  async function change() {
    setAsking(false);
    setRunning(true);
    setError(null);
    const { restoreCertificate, revokeCertificate } = adminEndpoints;
    await call(isRevoked ? restoreCertificate : revokeCertificate, { certificateId: id }).then(
      onChanged,
      (failure: Error) => setError(failure.message),
    );
    setRunning(false);
  }
  return (
    <div className="cluster screen above-6">
      <ActionButton
        look="quiet"
        small
        disabled={running}
        onClick={() => (isRevoked ? void change() : setAsking(true))}
      >
        {isRevoked ? words['certificate.restore']() : words['certificate.revoke']()}
      </ActionButton>
      <Failure text={error} />
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={words['certificate.revokeTitle']()}
            text={words['certificate.revokeAsk']()}
            confirm={words['certificate.revoke']()}
            onClose={() => setAsking(false)}
            onConfirm={() => void change()}
          />
        )}
      </Suspense>
    </div>
  );
}
