import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselOptions } from '../../ui/carousel-engine.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';
import styles from './moments.module.css';

/** Fade, every 2000 ms: docs/contract.md, "Constants". */
const options: CarouselOptions = { perView: { phone: 1, tablet: 1, desktop: 1 }, fade: true, autoplay: 2000 };

/** The image carousel. */
export function MomentsSection() {
  const home = useHome();
  return (
    <HomePart part="moments" of={home.moments} tinted>
      <Carousel
        label={home.sections.moments?.title ?? ''}
        options={options}
        slides={home.moments.map((moment) => ({
          key: moment.title,
          content: (
            <figure className={`clip ${styles.moment}`}>
              <img
                className="fill"
                src={moment.picture}
                alt={moment.alt}
                width={1600}
                height={900}
                loading="lazy"
              />
              <figcaption className="chip">{moment.title}</figcaption>
            </figure>
          ),
        }))}
      />
    </HomePart>
  );
}
