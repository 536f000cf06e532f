import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { beginSchema } from '@pathshala/contract/studio/schemas';
import { languageOfLine } from '@pathshala/contract/text/languages';
import { Formik } from 'formik';
import { useSession } from '../../auth/session-context.ts';
import { useAction } from '../../auth/use-action.tsx';
import AskDialog from '../../ui/ask-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useNavigate } from '../../ui/router.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { errorsIn } from './form/form-issues.ts';
import { everything, useItems, useStudioCalls } from './studio-calls.ts';
import { titleOf } from './studio-parts.tsx';
import { kindWords } from './words.ts';

interface NewItemDialogProps {
  readonly kind: StudioKind;
  readonly courseId?: string | undefined;
  readonly onClose: () => void;
}

/** The title's language; the creator is the author of an article or a book. */
function begun(kind: StudioKind, title: string, author: string): StudioFields {
  const { fields, begins, title: titleField = 'title' } = allKinds[kind];
  return {
    ...begins?.(),
    ...('lang' in fields && { lang: languageOfLine(title) ?? siteLanguage }),
    ...(author && 'userName' in fields && { userName: author }),
    [titleField]: title.trim(),
  };
}

export default function NewItemDialog({ kind, courseId, onClose }: NewItemDialogProps) {
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const author = useSession().state.user?.displayName ?? '';
  const { run, running, error } = useAction();
  const { parent } = allKinds[kind];
  const { items = [] } = useItems('courses', {}, parent && courseId === undefined ? everything : 1);

  const begin = ({ title, course }: { title: string; course: string }) =>
    run(async () => {
      const fields = begun(kind, title, author);
      const made = await calls.create(kind, parent ? { ...fields, [parent.field]: course } : fields);
      await navigate(paths.studioItem(kind, made.id));
    });

  return (
    <Formik
      initialValues={{ title: '', course: courseId ?? '' }}
      validate={(values) => errorsIn(beginSchema, values, { asksCourse: parent !== undefined })}
      onSubmit={(values) => begin(values).then(() => undefined)}
    >
      {({ submitForm }) => (
        <AskDialog
          title={words['studio.new']({ one: kindWords[kind].one() })}
          confirm={words['studio.create']()}
          running={running}
          error={error}
          onConfirm={() => void submitForm()}
          onClose={onClose}
        >
          <Field name="title" label={words['studio.title']()} hint={words['studio.newHint']()} autoFocus />
          {parent && courseId === undefined && (
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
          )}
        </AskDialog>
      )}
    </Formik>
  );
}
