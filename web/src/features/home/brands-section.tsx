import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselOptions } from '../../ui/carousel-engine.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';

/** 5 slides at a time, every 5000 ms: docs/contract.md, "Constants". */
const options: CarouselOptions = { perView: { phone: 2, tablet: 3, desktop: 5 }, autoplay: 5000 };

/** The brands carousel, with its seven subjects: docs/contract.md, "Home". */
export function BrandsSection() {
  const home = useHome();
  return (
    <HomePart part="brands" of={home.brands} tinted>
      <Carousel
        label={words['home.brands']()}
        options={options}
        slides={home.brands.map((brand) => ({
          key: brand.name,
          content: (
            <article className="card pad stack gap-2 middle">
              <SubjectBlock subject={brand.subject} size={72} />
              <h3>{brand.name}</h3>
              <p className="note">{brand.line}</p>
            </article>
          ),
        }))}
      />
    </HomePart>
  );
}
