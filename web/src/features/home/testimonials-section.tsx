import { home } from '@pathshala/content/home';
import { portraitPath } from '@pathshala/contract/paths';
import { CardRow } from '../../ui/card-row.tsx';
import { Section } from '../../ui/section.tsx';
import { words } from '../../words/words.ts';
import styles from './testimonials.module.css';

/** What learners say. */
export function TestimonialsSection() {
  return (
    <Section {...home.sections.testimonials}>
      <CardRow label={words['home.testimonials']()}>
        {home.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure className={styles.card}>
              <blockquote>“{testimonial.quote}”</blockquote>
              <figcaption>
                <img
                  src={portraitPath(testimonial.portrait.seed)}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                />
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
