import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { studioEndpoints } from '@pathshala/contract/studio-endpoints';
import { resetSchema } from '@pathshala/contract/user';
import { Form, Formik } from 'formik';
import { useId, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useCall } from '../../api/use-call.ts';
import { useRecentSignIn } from '../../auth/use-recent-sign-in.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { words } from '../../words/words.ts';

type Change = 'makeTeacher' | 'removeTeacher';

/** What a change says, and what it says where nothing had to be changed. */
const notices = {
  makeTeacher: { done: words['users.madeTeacher'], was: words['users.alreadyTeacher'] },
  removeTeacher: { done: words['users.noLongerTeacher'], was: words['users.noTeacher'] },
} as const satisfies Readonly<Record<Change, object>>;

/**
 * Gives and takes the teacher's role. Which courses somebody may write, and publish, is said in the studio, with each.
 * @param onChanged has the list of people fetched again
 */
export function TeacherSection({ onChanged }: { readonly onChanged: () => void }) {
  const titleId = useId();
  const call = useCall();
  const { run, dialog } = useRecentSignIn();
  const [failure, setFailure] = useState<string | null>(null);
  /** Which button was pressed: it stands before the form is sent. */
  const wish = useRef<Change>('makeTeacher');

  async function give(email: string) {
    const change = wish.current;
    setFailure(null);
    try {
      const { modifiedCount } = await run(() => call(studioEndpoints[change], { email: email.trim() }));
      toast.success(notices[change][modifiedCount === 0 ? 'was' : 'done']());
      onChanged();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ mt: 3, p: 2.5, borderRadius: '16px' }}
    >
      <Typography id={titleId} variant="h3">
        {words['users.teachers']()}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {words['users.teacherLead']()}
      </Typography>
      <Formik
        initialValues={{ email: '' }}
        validationSchema={resetSchema}
        onSubmit={({ email }) => give(email)}
      >
        {({ isSubmitting }) => (
          <Box
            component={Form}
            noValidate
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
          >
            <Field
              name="email"
              label={words['users.mailField']()}
              type="email"
              sx={{ flex: '1 1 260px', maxWidth: 420 }}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              onClick={() => {
                wish.current = 'makeTeacher';
              }}
            >
              {words['users.makeTeacher']()}
            </Button>
            <Button
              type="submit"
              variant="outlined"
              color="error"
              disabled={isSubmitting}
              onClick={() => {
                wish.current = 'removeTeacher';
              }}
            >
              {words['users.removeTeacher']()}
            </Button>
          </Box>
        )}
      </Formik>
      <Failure text={failure} />
      {dialog}
    </Paper>
  );
}
