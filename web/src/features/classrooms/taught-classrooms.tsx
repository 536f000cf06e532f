import Button from '@mui/material/Button';
import {
  classroomSchema,
  codeInHalves,
  type TaughtClassroom,
} from '@pathshala/contract/classrooms/classroom';
import { classroomEndpoints } from '@pathshala/contract/classrooms/endpoints';
import { Form, Formik } from 'formik';
import { useCall, useOwnAnswer } from '../../api/use-answer.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { AsyncList, Failure } from '../../ui/states.tsx';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Panel, ToCome } from './panel.tsx';

const addressOf = (id: string) => ({ search: `?${new URLSearchParams({ class: id })}` });

function ClassroomCard({ classroom: { _id, name, code, pupils, tasks } }: { classroom: TaughtClassroom }) {
  return (
    <li className="card pad stack gap-2">
      <h2 className="h3">
        <Link to={addressOf(_id)}>{name}</Link>
      </h2>
      <p>
        {words['classrooms.pupilCount']({ count: pupils })} ·{' '}
        {words['classrooms.taskCount']({ count: tasks })}
      </p>
      <p className="soft">
        {code ? words['classrooms.codeIs']({ code: codeInHalves(code) }) : words['classrooms.closed']()}
      </p>
    </li>
  );
}

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
        <AsyncList
          answer={answer}
          loading={<ToCome />}
          failure={words['classrooms.failed']()}
          empty={<p className="soft">{words['classrooms.noneTaught']()}</p>}
        >
          {(classrooms) => (
            <ul className="tiles">
              {classrooms.map((one) => (
                <ClassroomCard key={one._id} classroom={one} />
              ))}
            </ul>
          )}
        </AsyncList>
        {(answer.data || answer.error) && <NewClassroom />}
      </div>
    </Page>
  );
}
