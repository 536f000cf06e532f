import type { StudioKind } from '@pathshala/contract/content/fields';
import { type HomeSection, homeSections } from '@pathshala/contract/content/published';
import { useContext, useState } from 'react';
import { words } from '../../../words/words.ts';
import { FieldsForm } from './fields-form.tsx';
import { FormIssuesContext, shownAnyway } from './form-issues.ts';
import styles from './forms.module.css';

/** A part of a form that goes with a part of the page. */
interface FormPart {
  readonly name: string;
  readonly title: string;
  /** Beginnings of the paths of its fields. */
  readonly fields: readonly string[];
}

const titles: Readonly<Record<HomeSection, () => string>> = {
  myCourses: words['studio-home.myCourses'],
  freeLessons: words['studio-home.freeLessons'],
  programs: words['studio-home.programs'],
  platforms: words['studio-home.platforms'],
  testimonials: words['studio-home.testimonials'],
  education: words['studio-home.education'],
  investors: words['studio-home.investors'],
  moments: words['studio-home.moments'],
  press: words['studio-home.press'],
  blog: words['studio-home.blog'],
  instructors: words['studio-home.instructors'],
  brands: words['studio-home.brands'],
};

/** Home's parts, in the order of the page. */
const homeParts = (): readonly FormPart[] => [
  { name: 'hero', title: words['studio-preview.hero'](), fields: ['hero'] },
  { name: 'figures', title: words['studio-preview.figures'](), fields: ['figures'] },
  ...homeSections.map((name) => ({ name, title: titles[name](), fields: [`sections.${name}`, name] })),
];

/** Whether a field, or an issue's path, is in a part. */
const isIn = ({ fields }: FormPart, path: string): boolean =>
  fields.some((start) => path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`));

/** Home's long form, of which one part is open at a time, and each with an issue. Other forms are open as a whole. */
export function PartsForm({ kind }: { readonly kind: StudioKind }) {
  const wrong = shownAnyway(useContext(FormIssuesContext)).map(({ path }) => path);
  const [open, setOpen] = useState('');
  if (kind !== 'home') return <FieldsForm kind={kind} />;
  return (
    <div className="stack gap-2">
      {homeParts().map((part) => {
        const { name, title } = part;
        const isOpen = name === open || wrong.some((path) => isIn(part, path));
        return (
          <section key={name} className={`card ${styles.part}`}>
            <h2 className="h4">
              <button
                type="button"
                className={`row apart gap-2 tap strong ${styles.partName}`}
                aria-expanded={isOpen}
                onClick={() => setOpen(name === open ? '' : name)}
              >
                {title}
                <span aria-hidden>{isOpen ? '−' : '+'}</span>
              </button>
            </h2>
            {isOpen && <FieldsForm kind={kind} shows={(path) => isIn(part, path)} />}
          </section>
        );
      })}
    </div>
  );
}
