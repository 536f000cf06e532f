import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Role } from '@pathshala/contract/accounts/user';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { useCall } from '../../api/use-call.ts';
import { ApiError } from '../../http/client.ts';
import { PaperSection } from '../../ui/paper-section.tsx';
import { words } from '../../words/words.ts';
import { nameOf } from './name-of.ts';
import type { PersonPart } from './person-part.ts';
import type { PersonQuestion } from './use-person-actions.tsx';

const roleWords: Readonly<Record<Role, () => string>> = {
  admin: words['users.admin'],
  teacher: words['users.teacher'],
  student: words['users.student'],
};

/** The fixed words for a refusal: docs/contract.md, "Words". */
function failedAdmin(error: unknown): string | undefined {
  const refused = error instanceof ApiError && (error.status === 403 || error.code === 'not-verified');
  return refused ? words['fixed.makeAdminFailed']() : undefined;
}

/** The person's role, and buttons to change it. */
export function PersonRole({ person: { user }, actions }: PersonPart) {
  const call = useCall();
  const { email, role, verified } = user;
  const name = nameOf(user);
  const makeAdmin: PersonQuestion = {
    title: words['person.askAdmin']({ name }),
    text: words['person.askAdminText']({ email }),
    confirm: words['fixed.makeAdmin'](),
    work: () => call(endpoints.makeAdmin, { email }),
    done: words['fixed.madeAdmin'](),
    failed: failedAdmin,
  };
  const removeAdmin: PersonQuestion = {
    title: words['users.takeAway'](),
    text: words['users.otherRole']({ email }),
    confirm: words['users.removeAdmin'](),
    work: () => call(endpoints.removeAdmin, { email }),
    done: words['users.madeStudent'](),
  };
  const makeTeacher: PersonQuestion = {
    title: words['person.askTeacher']({ name }),
    text: words['users.teacherLead'](),
    confirm: words['users.makeTeacher'](),
    work: () => call(studioEndpoints.makeTeacher, { email }),
    done: words['users.madeTeacher'](),
  };
  const removeTeacher: PersonQuestion = {
    title: words['person.askNoTeacher']({ name }),
    text: words['person.askNoTeacherText']({ email }),
    confirm: words['users.removeTeacher'](),
    work: () => call(studioEndpoints.removeTeacher, { email }),
    done: words['users.noLongerTeacher'](),
  };
  const ways: Readonly<Record<Role, readonly PersonQuestion[]>> = {
    admin: [removeAdmin],
    teacher: [makeAdmin, removeTeacher],
    student: [makeAdmin, makeTeacher],
  };
  const text = verified ? undefined : words['users.notVerifiedYet']({ email });
  return (
    <PaperSection title={words['users.role']()} {...(text && { text })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Chip label={roleWords[role]()} color={role === 'admin' ? 'primary' : 'default'} />
        {ways[role].map((question) => (
          <Button
            key={question.confirm}
            variant="outlined"
            color={question === removeAdmin || question === removeTeacher ? 'error' : 'primary'}
            disabled={actions.busy}
            onClick={() => actions.ask(question)}
          >
            {question.confirm}
          </Button>
        ))}
      </Box>
    </PaperSection>
  );
}
