import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { allKinds } from '@pathshala/content/kinds/all-kinds';
import { isTranslated, type StudioFields, type StudioKind } from '@pathshala/contract/content/fields';
import { fieldIssuesIn } from '@pathshala/contract/http/validation';
import { paths } from '@pathshala/contract/site/paths';
import { beginSchema } from '@pathshala/contract/studio/schemas';
import { firstLanguage, languageOfLine } from '@pathshala/contract/text/languages';
import { Form, Formik, type FormikErrors, useField } from 'formik';
import { useId, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { Field } from '../../ui/field.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { errorText } from '../../words/format.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { messageText } from './forms/issue-text.ts';
import { useItems, useStudioCalls } from './studio-calls.ts';
import { fieldsOfTemplate, templateLabels } from './templates/templates.ts';
import { titleOf } from './title-of.ts';
import { kindWords } from './words.ts';

interface NewItemDialogProps {
  readonly kind: StudioKind;
  /** The course of a new lesson, if it is known. */
  readonly courseId?: string | undefined;
  readonly onClose: () => void;
}

/** The choice of an empty item. */
const noTemplate = 'none';

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

function TemplateChoice({ labels }: { readonly labels: Readonly<Record<string, string>> }) {
  const [{ value }] = useField<string>('template');
  return (
    <Field
      name="template"
      label={words['studio-new.startFrom']()}
      hint={value === noTemplate ? undefined : words['studio-new.blanksHint']()}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value={noTemplate}>{words['studio-new.empty']()}</option>
      {Object.entries(labels).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Field>
  );
}

interface Beginning {
  readonly title: string;
  readonly course: string;
  readonly template: string;
}

/** The language that an item says it is written in: that of its title. */
function languageBy(kind: StudioKind, title: string): StudioFields {
  return 'lang' in allKinds[kind].fields ? { lang: languageOfLine(title) ?? siteLanguage } : {};
}

/** Who begins an article or a book is taken for its author. */
function authorBy(kind: StudioKind, name: string): StudioFields {
  return name && 'userName' in allKinds[kind].fields ? { userName: name } : {};
}

/** The fields of a template with a title; with as many versions of it as the template's texts have. */
function begunFrom(kind: StudioKind, template: string, title: string): StudioFields {
  const fields = fieldsOfTemplate(kind, template);
  const own = isTranslated(fields) ? { [firstLanguage]: title, [siteLanguage]: title } : title;
  return { ...fields, [allKinds[kind].title ?? 'title']: own };
}

/** Creates an item from its title; the editor is for the rest. */
export default function NewItemDialog({ kind, courseId, onClose }: NewItemDialogProps) {
  const titleId = useId();
  const calls = useStudioCalls();
  const navigate = useNavigate();
  const name = useSession().state.user?.displayName ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const { parent, begins } = allKinds[kind];
  const templates = templateLabels(kind);
  const asksCourse = parent !== undefined && courseId === undefined;

  async function begin({ title, course, template }: Beginning) {
    setFailure(null);
    try {
      const fields = {
        ...begins?.(),
        ...languageBy(kind, title),
        ...authorBy(kind, name),
        ...begunFrom(kind, template, title.trim()),
      };
      const made = await calls.create(kind, parent ? { ...fields, [parent.field]: course } : fields);
      await navigate(paths.studioItem(kind, made.id));
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Formik
        initialValues={{ title: '', course: courseId ?? '', template: noTemplate }}
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
              {Object.keys(templates).length > 0 && <TemplateChoice labels={templates} />}
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
