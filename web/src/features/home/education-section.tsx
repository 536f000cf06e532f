import { SubjectSign, subjectGround } from '../../course-ui/subject-block.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselOptions } from '../../ui/carousel-engine.ts';
import styles from './education.module.css';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';

const options: CarouselOptions = { perView: { phone: 1, tablet: 1, desktop: 1 } };

/** The education-for-all carousel. */
export function EducationSection() {
  const home = useHome();
  return (
    <HomePart part="education" of={home.education} tinted>
      <Carousel
        label={home.sections.education?.title ?? ''}
        options={options}
        slides={home.education.map((slide) => ({
          key: slide.title,
          content: (
            <article className={`card clip ${styles.slide}`}>
              <div className={`center ${styles.sign}`} style={subjectGround(slide.subject)}>
                <SubjectSign subject={slide.subject} />
              </div>
              <div className={`stack gap-2 ${styles.words}`}>
                <h3 className="part">{slide.title}</h3>
                <p className="soft lead">{slide.text}</p>
              </div>
            </article>
          ),
        }))}
      />
    </HomePart>
  );
}
