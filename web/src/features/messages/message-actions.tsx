import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { siteIn } from '@pathshala/brand/site-in';
import type { ContactMessage } from '@pathshala/contract/site/contact';
import type { Language } from '@pathshala/contract/text/languages';
import { mailtoOf } from '../../ui/mail-address.ts';
import { answerSubject } from '../../words/compiled/messages/any-language-answerSubject.js';
import { words } from '../../words/words.ts';

/** What the mail that answers a contact message is headed with. @param language that the message was sent in */
const answerSubjectIn = (language: Language): string =>
  answerSubject[language]({ school: siteIn(language).name });

export interface MessageActionsProps {
  readonly message: ContactMessage;
  readonly busyId: string | null;
  readonly onMark: (message: ContactMessage) => void;
  readonly onRemove: (message: ContactMessage) => void;
}

/** What can be done with a message. */
export function MessageActions({ message, busyId, onMark, onRemove }: MessageActionsProps) {
  const { _id, name, email, language, answeredAt } = message;
  const mark = answeredAt === null ? words['messages.markAnswered']() : words['messages.markOpen']();
  const busy = busyId !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component="a"
        href={mailtoOf(email, answerSubjectIn(language))}
        variant="outlined"
        sx={{ px: 1.5 }}
        aria-label={`${words['messages.answer']()}: ${name}`}
      >
        {words['messages.answer']()}
      </Button>
      <Button
        variant="outlined"
        sx={{ px: 1.5 }}
        disabled={busy}
        loading={busyId === _id}
        aria-label={`${mark}: ${name}`}
        onClick={() => onMark(message)}
      >
        {mark}
      </Button>
      <Button
        sx={{ px: 1.5 }}
        color="error"
        disabled={busy}
        aria-label={`${words['messages.delete']()}: ${name}`}
        onClick={() => onRemove(message)}
      >
        {words['messages.delete']()}
      </Button>
    </Box>
  );
}
