import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OwnAccount } from '../../auth/own-account.ts';
import { useAuthOperation } from '../../auth/use-auth-operation.ts';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountSection } from './account-section.tsx';

interface EmailSectionProps {
  readonly email: string;
  readonly account: OwnAccount;
}

/** The address, whether it was confirmed, and the mail once more. */
export function EmailSection({ email, account }: EmailSectionProps) {
  const operation = useAuthOperation();
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await operation.run(account.sendVerification));
  return (
    <AccountSection title="E-mail">
      <Typography sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      {account.emailVerified ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, color: 'primary.main' }}>
          <Icon name="check" size={20} /> Confirmed
        </Box>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 2, textWrap: 'pretty' }}>
            Not confirmed yet. We sent a mail with a link when the account was made; it shows that the address
            is yours, so that a forgotten password can come back to you.
          </Typography>
          {sent ? (
            <Typography role="status" sx={{ fontWeight: 600 }}>
              The mail is on its way. Open it and press the link.
            </Typography>
          ) : (
            <Button variant="outlined" onClick={() => void send()} disabled={operation.running}>
              Send the mail again
            </Button>
          )}
          <Failure text={operation.error} />
        </>
      )}
    </AccountSection>
  );
}
