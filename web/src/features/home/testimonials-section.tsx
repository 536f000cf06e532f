import { home as built } from '@pathshala/content/home';
import { portraitPath } from '@pathshala/contract/paths';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import { useHome } from './home-text.tsx';
import { Invented } from './invented.tsx';
import styles from './testimonials.module.css';

const drawn = new Set(built.testimonials.map(({ portrait }) => portrait.seed));

/** Who came after the portraits were drawn has the picture of nobody. */
const faceOf = (seed: string) => (drawn.has(seed) ? portraitPath(seed) : '/img/avatar-default.svg');

/** What learners say. */
export function TestimonialsSection() {
  const home = useHome();
  return (
    <Section {...home.sections.testimonials} aside={<Invented />}>
      <CardRow label={words['home.testimonials']()}>
        {home.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure className={styles.card}>
              <blockquote>“{testimonial.quote}”</blockquote>
              <figcaption>
                <img src={faceOf(testimonial.portrait.seed)} alt="" width={56} height={56} loading="lazy" />
                <span>
                  <strong>{testimonial.name}</strong>
                  {testimonial.role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardRow>
    </Section>
  );
}
