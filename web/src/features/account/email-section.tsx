import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnAccount } from '../../auth/own-account.ts';
import { VerificationMail } from '../../auth/verification-mail.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PaperSection } from '../../ui/paper-section.tsx';
import { words } from '../../words/words.ts';

interface EmailSectionProps {
  readonly email: string;
  readonly account: OwnAccount;
}

/** The address, whether it was confirmed, and the mail again. */
export function EmailSection({ email, account }: EmailSectionProps) {
  return (
    <PaperSection title={words['account.emailTitle']()}>
      <Typography sx={{ mt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      {account.emailVerified ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1, color: 'primary.main' }}>
          <Icon name="check" size={20} /> {words['account.confirmed']()}
        </Box>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 2, textWrap: 'pretty' }}>
            {words['account.notConfirmed']()}
          </Typography>
          <VerificationMail send={account.sendVerification} />
        </>
      )}
    </PaperSection>
  );
}
