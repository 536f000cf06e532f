import Button from '@mui/material/Button';
import { classLists } from '@pathshala/contract/catalogue/lists';
import { practiceRight, practiceTaskFormSchema } from '@pathshala/contract/classrooms/classroom';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useSkillTitles } from '../../api/skill-titles.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Select } from './select.tsx';

interface PracticeTaskFormProps {
  readonly classroomId: string;
  readonly onSet: () => Promise<unknown>;
}

/** Not a number: objects put those first, in an order of their own. */
const nameOfClass = (number: number) => `class-${number}`;

const classes = (): Record<string, string> =>
  Object.fromEntries(classLists.map((row) => [nameOfClass(row.class), nameOf(row.label)]));

/** Sets a skill of practice for a day. The skills that there are come with the site, not from the API. */
export function PracticeTaskForm({ classroomId, onSet }: PracticeTaskFormProps) {
  const { setTask } = useClassroomCalls();
  const operation = useAction();
  const [chosen, setChosen] = useState(nameOfClass(1));
  const skills = useSkillTitles(true)?.filter((skill) => nameOfClass(skill.class) === chosen);
  return (
    <Formik
      initialValues={{ skillId: '', due: '' }}
      validationSchema={practiceTaskFormSchema}
      onSubmit={async ({ skillId, due }, { setFieldValue, setFieldTouched }) => {
        const isSet = await operation.run(async () => {
          await setTask(classroomId, { kind: 'practice', id: skillId, due });
          await onSet();
        });
        if (!isSet) return;
        toast.success(words['classrooms.isSet']());
        await setFieldValue('skillId', '', false);
        await setFieldTouched('skillId', false, false);
      }}
    >
      {({ setFieldValue }) => (
        <Form
          noValidate
          className={`stack gap-4 ${styles.form}`}
          aria-label={words['classrooms.setPractice']()}
        >
          <h3 className="h4">{words['classrooms.setPractice']()}</h3>
          <p className="soft">{words['classrooms.practiceText']({ count: practiceRight })}</p>
          <Choice<string>
            label={words['classrooms.list']()}
            options={classes()}
            value={chosen}
            onChoose={(value) => {
              setChosen(value);
              void setFieldValue('skillId', '', false);
            }}
          />
          <Select name="skillId" label={words['classrooms.skill']()} options={skills} />
          <Field
            name="due"
            type="date"
            label={words['classrooms.due']()}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Failure text={operation.error} />
          <Button type="submit" variant="contained" size="large" disabled={operation.running}>
            {words['classrooms.set']()}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
