import Button from '@mui/material/Button';
import { assignSchema } from '@pathshala/contract/studio/schemas';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { errorText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { useStudioCalls } from './studio-calls.ts';

interface CourseTeacherProps {
  readonly courseId: string;
  /** Called after the change, which also changes the item. */
  readonly onGiven: () => void;
}

/** Gives a course to a teacher, or takes it back. For admins. */
export function CourseTeacher({ courseId, onGiven }: CourseTeacherProps) {
  const calls = useStudioCalls();
  const [failure, setFailure] = useState<string | null>(null);

  async function give({ email, publish }: { email: string; publish: boolean }) {
    setFailure(null);
    try {
      await calls.assign(courseId, email, publish);
      toast.success(words['studio.given']());
      onGiven();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <section className="card pad stack" aria-label={words['studio.teacher']()}>
      <h2 className="h3">{words['studio.teacher']()}</h2>
      <Formik initialValues={{ email: '', publish: false }} validationSchema={assignSchema} onSubmit={give}>
        {({ values, setFieldValue, isSubmitting }) => (
          <Form noValidate className="stack gap-4">
            <Field
              name="email"
              label={words['studio.email']()}
              type="email"
              hint={words['studio.teacherHint']()}
            />
            <label className="tap gap-2">
              <input
                type="checkbox"
                checked={values.publish}
                onChange={({ target }) => void setFieldValue('publish', target.checked)}
              />
              {words['studio.mayPublish']()}
            </label>
            <Failure text={failure} />
            <Button type="submit" variant="outlined" disabled={isSubmitting} sx={{ alignSelf: 'start' }}>
              {words['studio.give']()}
            </Button>
          </Form>
        )}
      </Formik>
    </section>
  );
}
