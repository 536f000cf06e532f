import Button from '@mui/material/Button';
import { allLists, classLists, type ListName } from '@pathshala/contract/catalogue/lists';
import {
  lessonTaskFormSchema,
  practiceRight,
  practiceTaskFormSchema,
  type TaskInput,
} from '@pathshala/contract/classrooms/classroom';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { useClassroomCalls } from '../../api/classrooms.ts';
import { useCourse, useCourses } from '../../api/courses.ts';
import { useSkillTitles } from '../../api/skill-titles.ts';
import { useAction } from '../../auth/use-action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/states.tsx';
import { costText, moneyText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import styles from './classrooms.module.css';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Undefined while loading. */
  readonly options: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** Why loading failed. */
  readonly error?: string | undefined;
}

/** A native select. */
function Select({ name, label, options, error }: SelectProps) {
  return (
    <>
      <Field
        select
        name={name}
        label={label}
        disabled={!options}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{options ? words['classrooms.choose']() : words['classrooms.loading']()}</option>
        {options?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Field>
      <Failure text={error ?? null} />
    </>
  );
}

const nothing = { courseId: '', lessonId: '', due: '' };
type Values = typeof nothing;

function CourseSelect({ list }: { readonly list: ListName }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { data, error } = useCourses(list);
  useEffect(() => void setFieldValue('courseId', ''), [list]);
  // Only open courses can have a task.
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

/** Replaces a lesson's id for the course's model test. Ids of lessons have no point. */
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

/** Assigns a lesson, or the model test, with a due date. */
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
        // The next task is usually another lesson of the same course.
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

interface PracticeTaskFormProps {
  readonly classroomId: string;
  readonly onSet: () => Promise<unknown>;
}

/** Not a bare number: objects order numeric keys first. */
const nameOfClass = (number: number) => `class-${number}`;

const classes = (): Record<string, string> =>
  Object.fromEntries(classLists.map((row) => [nameOfClass(row.class), nameOf(row.label)]));

/** Assigns a skill with a due date. Skills come with the site, not from the API. */
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
