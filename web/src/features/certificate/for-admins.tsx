import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useAdmin } from '../../auth/use-role.ts';
import { ActionButton } from '../../ui/action.tsx';
import { Failure } from '../../ui/failure.tsx';
import { words } from '../../words/words.ts';

interface ForAdminsProps {
  readonly id: string;
  readonly isRevoked: boolean;
  readonly onChanged: () => void;
}

/** Lets an admin take the certificate back, or let it count again. Others see nothing of it. */
export default function ForAdmins({ id, isRevoked, onChanged }: ForAdminsProps) {
  const { admin } = useAdmin();
  const call = useCall();
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!admin) return null;
  async function change() {
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
      <ActionButton look="quiet" small disabled={running} onClick={() => void change()}>
        {isRevoked ? words['certificate.restore']() : words['certificate.revoke']()}
      </ActionButton>
      <Failure text={error} />
    </div>
  );
}
