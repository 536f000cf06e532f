import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { paths } from '@pathshala/contract/site/paths';
import { beginSchema } from '@pathshala/contract/studio/schemas';
import { Form, Formik, type FormikErrors } from 'formik';
import { useId, useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { messageText } from './forms/issue-text.ts';
import { useItems, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './title-of.ts';
import { kindWords } from './words.ts';

interface NewItemDialogProps {
  readonly kind: StudioKind;
  /** The course of a new lesson, if it is known. */
  readonly courseId?: string | undefined;
  readonly onClose: () => void;
}

/** The issues, by field. */
function issuesOf(values: object, asksCourse: boolean): FormikErrors<{ title: string; course: string }> {
  const fieldIssues = fieldIssuesIn(beginSchema, values, { strict: false, context: { asksCourse } });
  return Object.fromEntries(fieldIssues.map(({ path, ...said }) => [path, messageText(said)]));
}

function CourseChoice() {
  const { items = [] } = useItems('courses', {}, 1000);
  return (
    <Field
      name="course"
      label={words['studio.ofCourse']()}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{words['studio.pick']()}</option>
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {titleOf(title)}
        </option>
      ))}
    </Field>
  );
}

/** Creates an item from its title; the editor is for the rest. */
export default function NewItemDialog({ kind, courseId, onClose }: NewItemDialogProps) {
  const titleId = useId();
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { parent, begins, title: titleField = 'title' } = allKinds[kind];
  const asksCourse = parent !== undefined && courseId === undefined;

  async function begin({ title, course }: { title: string; course: string }) {
    setFailure(null);
    try {
      const fields = { ...begins?.(), [titleField]: title.trim() };
      const made = await calls.create(kind, parent ? { ...fields, [parent.field]: course } : fields);
      await navigate(paths.studioItem(kind, made.id));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Formik
        initialValues={{ title: '', course: courseId ?? '' }}
        validate={(values) => issuesOf(values, parent !== undefined)}
        onSubmit={begin}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogTitle id={titleId} sx={{ typography: 'h3', pt: 3 }}>
              {words['studio.new']({ one: kindWords[kind].one() })}
            </DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
              <Field
                name="title"
                label={words['studio.title']()}
                hint={words['studio.newHint']()}
                autoFocus
              />
              {asksCourse && <CourseChoice />}
              <Failure text={failure} />
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
              <Button variant="outlined" onClick={onClose}>
                {words['ui.cancel']()}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {words['studio.create']()}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
