import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { instructorPlaceOf } from '@pathshala/contract/catalogue/instructor-subjects';
import { drawnSubjects, isDrawn } from '@pathshala/contract/catalogue/subjects';
import { contrastOf } from '@pathshala/contract/pictures/contrast';
import { useId } from 'react';
import { instructorsOfText, useSubjects } from '../../../course-ui/course-facts.tsx';
import { Sign } from '../../../course-ui/subject-block.tsx';
import { numberText } from '../../../words/format.ts';
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

/** Says how well white is read on it. */
export function ColourField({ name, label, hint, required }: FieldRow) {
  const [value = '', setValue] = useValue<string>(name);
  const ratio = contrastOf('#ffffff', value);
  const said = Number.isNaN(ratio)
    ? ''
    : words['studio-fields.contrast']({ ratio: numberText(Math.floor(ratio * 10) / 10) });
  return (
    <Line
      {...{ name, label, required }}
      type="color"
      hint={[said, hint].filter(Boolean).join(' · ')}
      value={value || '#000000'}
      onChange={({ target }) => setValue(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** A sign of the set, or letters. */
export function SignField({ name, label, hint }: FieldRow) {
  const [value = '', setValue] = useValue<string>(name);
  const [colour = '#37607E'] = useValue<string>('colour');
  const group = useId();
  return (
    <fieldset className={`card stack ${forms.group}`}>
      <legend className="strong">{label}</legend>
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
