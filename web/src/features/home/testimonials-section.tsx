import { CardRow } from '../../ui/card-row.tsx';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';
import { Invented } from './invented.tsx';
import styles from './testimonials.module.css';

/** What learners say. */
export function TestimonialsSection() {
  const home = useHome();
  return (
    <HomePart part="testimonials" of={home.testimonials} aside={<Invented />}>
      <CardRow label={words['home.testimonials']()}>
        {home.testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure className={`card pad stack gap-4 ${styles.card}`}>
              <blockquote className="lead">“{testimonial.quote}”</blockquote>
              <figcaption className="row soft foot">
                <img src={testimonial.face} alt="" width={56} height={56} loading="lazy" />
                <span>
                  <strong>{testimonial.name}</strong>
                  {testimonial.role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardRow>
    </HomePart>
  );
}
