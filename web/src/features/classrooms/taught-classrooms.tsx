import Button from '@mui/material/Button';
import { classroomSchema } from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { Form, Formik } from 'formik';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { useNavigate } from '../../ui/router.ts';
import { Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import { addressOf, ClassList } from './class-list.tsx';
import styles from './classrooms.module.css';
import { Panel } from './panel.tsx';

function NewClassroom() {
  const call = useCall();
  const navigate = useNavigate();
  const operation = useAction();
  return (
    <Panel title={words['classrooms.new']()} text={words['classrooms.newText']()}>
      <Formik
        initialValues={{ name: '' }}
        validationSchema={classroomSchema}
        onSubmit={({ name }) =>
          operation.run(async () => {
            const { _id } = await call(classroomEndpoints.makeClassroom, { body: { name } });
            await navigate(addressOf(_id));
          })
        }
      >
        <Form noValidate className={`stack gap-4 ${styles.form}`}>
          <Field name="name" label={words['classrooms.name']()} hint={words['classrooms.nameHint']()} />
          <Failure text={operation.error} />
          <Button type="submit" variant="contained" size="large" disabled={operation.running}>
            {words['classrooms.make']()}
          </Button>
        </Form>
      </Formik>
    </Panel>
  );
}

/** Also renders the form for a new class: a list that loads after the form would move it. */
export default function TaughtClassrooms() {
  const answer = useOwnAnswer(classroomEndpoints.taughtClassrooms, {});
  return (
    <Page title={words['titles.teaching']()} lead={words['classrooms.teachingLead']()}>
      <div className="stack gap-6">
        <ClassList as="h2" answer={answer} onSet={() => answer.mutate()} />
        {(answer.data || answer.error) && <NewClassroom />}
      </div>
    </Page>
  );
}
