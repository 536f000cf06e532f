import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { firstLanguage } from '@pathshala/contract/languages';
import { paths } from '@pathshala/contract/paths';
import { studioKinds } from '@pathshala/contract/studio';
import type { StudioFields, StudioKind } from '@pathshala/contract/studio-fields';
import { beginSchema } from '@pathshala/contract/studio-schemas';
import { Form, Formik, type FormikErrors, yupToFormErrors } from 'formik';
import { useId, useState } from 'react';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { useNavigate } from '../../ui/router.ts';
import { words } from '../../words/words.ts';
import { detailText } from './forms/fault-text.ts';
import { useItems, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './title-of.ts';
import { kindWords } from './words.ts';

interface NewItemDialogProps {
  readonly kind: StudioKind;
  /** The course of a new lesson, where it is known. */
  readonly courseId?: string | undefined;
  readonly onClose: () => void;
}

/** What is begun with besides the title. */
const beginnings: Readonly<Partial<Record<StudioKind, () => StudioFields>>> = {
  articles: () => ({ lang: firstLanguage, date: new Date().toISOString().slice(0, 10) }),
  books: () => ({ lang: firstLanguage }),
  lessons: () => ({ minutes: 10, body: '' }),
};

/** What is wrong with it, by field. */
function faultsOf(values: object, kind: StudioKind): FormikErrors<{ title: string; course: string }> {
  try {
    beginSchema.validateSync(values, { abortEarly: false, context: { kind } });
    return {};
  } catch (error) {
    const faults = yupToFormErrors<{ title: string; course: string }>(error);
    return Object.fromEntries(Object.entries(faults).map(([name, detail]) => [name, detailText(detail)]));
  }
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

/** Begins an item with its title; the rest is written in the editor. */
export default function NewItemDialog({ kind, courseId, onClose }: NewItemDialogProps) {
  const titleId = useId();
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const asksCourse = kind === 'lessons' && courseId === undefined;
  const row: { readonly one: string; readonly title?: string } = studioKinds[kind];

  async function begin({ title, course }: { title: string; course: string }) {
    setFailure(null);
    try {
      const fields = { ...beginnings[kind]?.(), [row.title ?? 'title']: title.trim() };
      const made = await calls.create(kind, kind === 'lessons' ? { ...fields, course } : fields);
      await navigate(paths.studioItem(kind, made.id));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Formik
        initialValues={{ title: '', course: courseId ?? '' }}
        validate={(values) => faultsOf(values, kind)}
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
