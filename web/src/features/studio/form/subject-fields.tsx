import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { instructorPlaceOf } from '@pathshala/contract/catalogue/instructor-subjects';
import { drawnSubjects, isDrawn } from '@pathshala/contract/catalogue/subjects';
import { useId } from 'react';
import { instructorsOfText, useSubjects } from '../../../course-ui/course-facts.tsx';
import { Sign } from '../../../course-ui/subject-block.tsx';
import { siteLanguage } from '../../../words/language.ts';
import { words } from '../../../words/words.ts';
import type { FieldRow } from './field-rows.ts';
import { useValue } from './form-values.ts';
import forms from './forms.module.css';
import { ChoiceField, Line } from './words-field.tsx';

export function SubjectField(row: FieldRow) {
  const all = useSubjects().map(({ id }) => [id, subjectName({ subject: id }, siteLanguage)]);
  return <ChoiceField {...row} options={Object.fromEntries(all)} />;
}

export function InstructorSubjectField(row: FieldRow) {
  const places = useSubjects().map(({ id }) => instructorPlaceOf(id));
  const all = places.map((place) => [place.subject, instructorsOfText(place)]);
  return <ChoiceField {...row} options={Object.fromEntries(all)} />;
}

/** A sign of the set, or letters. */
export function SignField({ name, label, hint, required }: FieldRow) {
  const [value = '', setValue] = useValue<string>(name);
  const [colour = '#37607E'] = useValue<string>('colour');
  const group = useId();
  return (
    <fieldset className={`card stack ${forms.group}`}>
      <legend className={`strong ${required ? forms.required : ''}`}>{label}</legend>
      <div className="cluster gap-2">
        {drawnSubjects.map((sign) => (
          <label key={sign} className={forms.sign} style={{ background: colour }}>
            <input
              type="radio"
              name={group}
              aria-label={words['studio-fields.signOf']({
                subject: subjectName({ subject: sign }, siteLanguage),
              })}
              checked={value === sign}
              onChange={() => setValue(sign)}
            />
            <Sign sign={sign} />
          </label>
        ))}
      </div>
      <Line
        {...{ name, hint }}
        label={words['studio-fields.letters']()}
        value={isDrawn(value) ? '' : value}
        onChange={({ target }) => setValue(target.value || undefined)}
      />
    </fieldset>
  );
}
