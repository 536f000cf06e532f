import { SubjectBlock } from '../../course-ui/subject-block.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselOptions } from '../../ui/carousel-engine.ts';
import { words } from '../../words/words.ts';
import { HomePart } from './home-part.tsx';
import { useHome } from './home-text.tsx';
import { Invented } from './invented.tsx';

/** 3 slides at a time: docs/contract.md, "Constants". */
const options: CarouselOptions = { perView: { phone: 1, tablet: 2, desktop: 3 } };

/** The investors carousel. */
export function InvestorsSection() {
  const home = useHome();
  return (
    <HomePart part="investors" of={home.investors} aside={<Invented />}>
      <Carousel
        label={words['home.investorsLabel']()}
        options={options}
        slides={home.investors.map((investor) => ({
          key: investor.name,
          content: (
            <article className="card pad row gap-4 start">
              <SubjectBlock subject={investor.color} size={68}>
                <span className="h3">{investor.monogram}</span>
              </SubjectBlock>
              <div>
                <h3>{investor.name}</h3>
                <p className="soft above-2">{investor.note}</p>
              </div>
            </article>
          ),
        }))}
      />
    </HomePart>
  );
}
