import { type ClassList, classLists } from '@pathshala/contract/catalogue/lists';
import { paths } from '@pathshala/contract/site/paths';
import { useEffect } from 'react';
import { type ClassAnswer, schoolClass } from '../../device/school-class.ts';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { numberText } from '../../words/format.ts';
import { nameOf } from '../../words/names.ts';
import { words } from '../../words/words.ts';
import { type OpenCourse, OpenCourseCard } from './open-course-card.tsx';

const shown = 4;

interface ClassSectionProps {
  readonly chosen: ClassList;
  readonly courses: readonly OpenCourse[];
  readonly onSettled: () => void;
}

export function ClassSection({ chosen, courses, onSettled }: ClassSectionProps) {
  useEffect(onSettled, [onSettled]);
  const name = nameOf(chosen.label);
  const fits = (one: OpenCourse) => one.list === chosen.list;
  const free = courses.filter((one) => one.list === 'freeCourse');
  const choice = (
    <label className="row gap-2 strong">
      {words['home.yourClass']()}
      <select
        className="control"
        value={chosen.list}
        onChange={(event) => schoolClass.answer(event.currentTarget.value as ClassAnswer)}
      >
        {classLists.map(({ list, class: number }) => (
          <option key={list} value={list}>
            {numberText(number)}
          </option>
        ))}
        <option value="skipped">{words['home.noClass']()}</option>
      </select>
    </label>
  );
  return (
    <Section
      id="your-class"
      tinted
      title={words['home.classBegins']({ name })}
      lead={words['home.classLead']()}
      aside={choice}
    >
      <CardRow columns={4} label={words['home.openFor']({ name })}>
        {[...courses.filter(fits), ...free].slice(0, shown).map((course) => (
          <li key={course.id}>
            <OpenCourseCard course={course} look={fits(course) ? 'primary' : 'quiet'} />
          </li>
        ))}
      </CardRow>
      <div className="cluster gap-2 above-4">
        <ActionLink small to={`${paths.practice}?class=${chosen.class}`}>
          {words['titles.practice']()}
        </ActionLink>
        <ActionLink small look="quiet" to={paths.modelTests(chosen.class)}>
          {words['titles.modelTest']()}
        </ActionLink>
        <ActionLink small look="quiet" to={paths.learnClass(chosen.class)}>
          {words['learn.everything']({ name: name.toLowerCase() })}
        </ActionLink>
      </div>
    </Section>
  );
}
