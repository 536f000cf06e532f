import Button from '@mui/material/Button';
import { allLists, type ListName } from '@pathshala/contract/catalogue/lists';
import { lessonTaskFormSchema, type TaskInput } from '@pathshala/contract/classrooms/classroom';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useCourse, useCourses } from '../../api/courses.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { costText } from '../../words/cost-text.ts';
import { moneyText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';
import { Select } from './select.tsx';

const nothing = { courseId: '', lessonId: '', due: '' };
type Values = typeof nothing;

function CourseSelect({ list }: { readonly list: ListName }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { data, error } = useCourses(list);
  useEffect(() => void setFieldValue('courseId', ''), [list]);
  // Only what is open can be learned for a day.
  const open = data
    ?.filter(({ complete }) => complete)
    .map(({ _id, title, price }) => ({ id: _id, title: `${title} · ${costText(price)}`, price }));
  const { price = 0 } = open?.find(({ id }) => id === values.courseId) ?? {};
  if (open?.length === 0) return <p className="soft">{words['classrooms.noOpenCourse']()}</p>;
  return (
    <>
      <Select
        name="courseId"
        label={words['classrooms.course']()}
        options={open}
        error={open ? undefined : error?.message}
      />
      {price > 0 && <p className="soft">{words['classrooms.pupilsPay']({ price: moneyText(price) })}</p>}
    </>
  );
}

/** In place of a lesson's id: the model test of the whole course. No lesson has a point in its id. */
const modelTest = '.model-test';

function taskOf({ courseId, lessonId, due }: Values): TaskInput {
  return lessonId === modelTest
    ? { kind: 'model-test', id: courseId, due }
    : { kind: 'lesson', id: lessonItemId(courseId, lessonId), due };
}

function LessonSelect({ courseId }: { readonly courseId: string }) {
  const { setFieldValue } = useFormikContext<Values>();
  const { data, error } = useCourse(courseId);
  const whole = { id: modelTest, title: words['classrooms.modelTest']() };
  useEffect(() => void setFieldValue('lessonId', ''), [courseId]);
  return (
    <Select
      name="lessonId"
      label={words['classrooms.lesson']()}
      options={data && [...data.outline, whole]}
      error={data ? undefined : error?.message}
    />
  );
}

interface LessonTaskFormProps {
  readonly classroomId: string;
  readonly onSet: () => Promise<unknown>;
}

/** Sets a lesson of an open course, or its model test, for a day. */
export function LessonTaskForm({ classroomId, onSet }: LessonTaskFormProps) {
  const { setTask } = useClassroomCalls();
  const operation = useAction();
  const [list, setList] = useState<ListName>(allLists[0].list);
  const lists = Object.fromEntries(allLists.map((row) => [row.list, nameOf(row.label)]));
  return (
    <Formik
      initialValues={nothing}
      validationSchema={lessonTaskFormSchema}
      onSubmit={async (values, { setFieldValue, setFieldTouched }) => {
        const isSet = await operation.run(async () => {
          await setTask(classroomId, taskOf(values));
          await onSet();
        });
        if (!isSet) return;
        toast.success(words['classrooms.isSet']());
        // The next lesson of the same course is set as a rule.
        await setFieldValue('lessonId', '', false);
        await setFieldTouched('lessonId', false, false);
      }}
    >
      {({ values }) => (
        <Form
          noValidate
          className={`stack gap-4 ${styles.form}`}
          aria-label={words['classrooms.setLesson']()}
        >
          <h3 className="h4">{words['classrooms.setLesson']()}</h3>
          <Choice<string>
            label={words['classrooms.list']()}
            options={lists}
            value={list}
            onChoose={(value) => setList(allLists.find((row) => row.list === value)?.list ?? list)}
          />
          <CourseSelect list={list} />
          {values.courseId && <LessonSelect courseId={values.courseId} />}
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
