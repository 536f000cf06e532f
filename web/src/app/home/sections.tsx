import { siteConfig } from '@pathshala/brand/site.config';
import type { HomeContent } from '@pathshala/contract/content/published';
import { paths } from '@pathshala/contract/site/paths';
import { SubjectBlock, SubjectSign, subjectGround } from '../../course-ui/subject-block.tsx';
import { plainHtml } from '../../server/plain-html.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselOptions } from '../../ui/carousel-engine.ts';
import { Link } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { yearText } from '../../words/format.ts';
import { langOf } from '../../words/language.ts';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { HomePart, HomeText } from './home-part.tsx';
import { FreeLessonsSection, type OpenCourse } from './open-courses.tsx';
import styles from './sections.module.css';
import type { BlogTeaser, InstructorFace, ShownHome } from './shown-home.ts';

/** Line drawings in ink with one marigold spot, on a 72 grid. */
const drawings: Record<HomeContent['platforms'][number]['kind'], { lines: string; spot: string }> = {
  android: {
    lines:
      'M24 8h24a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zM19 17h34M19 54h34M28 26h16M28 33h10',
    spot: 'M28 40h16v8H28z',
  },
  ios: {
    lines:
      'M18 10h36a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM31 56h10M22 20h28M22 28h17',
    spot: 'M22 35h28v12H22z',
  },
  web: {
    lines:
      'M10 14h52a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM28 62h16M36 52v10M18 24h20M18 32h14',
    spot: 'M44 24h12v18H44z',
  },
  'low-bandwidth': {
    lines: 'M10 58V50M24 58V40M38 58V30M52 58V20M8 64h56',
    spot: 'M60 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
  },
};

function PlatformPicture({ kind }: { kind: keyof typeof drawings }) {
  const { lines, spot } = drawings[kind];
  return (
    <svg viewBox="0 0 72 72" className={styles.device} aria-hidden="true">
      <path d={spot} className={styles.spot} />
      <path d={lines} className={styles.lines} />
    </svg>
  );
}

function PlatformsSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="platforms" of={home.platforms} tinted>
      <CardRow columns={4} label={words['home.platforms']()}>
        {home.platforms.map((platform) => (
          <div key={platform.kind} className={styles.platform}>
            <PlatformPicture kind={platform.kind} />
            <h3>{platform.title}</h3>
            <p className="soft">{platform.text}</p>
          </div>
        ))}
      </CardRow>
    </HomePart>
  );
}

function TestimonialsSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="testimonials" of={home.testimonials}>
      <CardRow label={words['home.testimonials']()}>
        {home.testimonials.map((testimonial) => (
          <figure key={testimonial.name} className={`card pad stack gap-4 ${styles.testimonial}`}>
            <blockquote>“{testimonial.quote}”</blockquote>
            <figcaption className="row soft foot">
              <img src={testimonial.face} alt="" width={56} height={56} loading="lazy" />
              <span>
                <strong>{testimonial.name}</strong>
                {testimonial.role}
              </span>
            </figcaption>
          </figure>
        ))}
      </CardRow>
    </HomePart>
  );
}

const educationOptions: CarouselOptions = { perView: { phone: 1, tablet: 1, desktop: 1 } };

function EducationSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="education" of={home.education} tinted>
      <Carousel label={home.sections.education?.title ?? ''} options={educationOptions}>
        {home.education.map((slide) => (
          <article key={slide.title} className={`card clip ${styles.slide}`}>
            <div className={`center ${styles.sign}`} style={subjectGround(slide.subject)}>
              <SubjectSign subject={slide.subject} />
            </div>
            <div className={`stack gap-2 ${styles.words}`}>
              <h3 className="part">{slide.title}</h3>
              <p className="soft lead">{slide.text}</p>
            </div>
          </article>
        ))}
      </Carousel>
    </HomePart>
  );
}

/** 3 slides at a time: docs/contract.md, "Constants". */
const investorsOptions: CarouselOptions = { perView: { phone: 1, tablet: 2, desktop: 3 } };

function InvestorsSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="investors" of={home.investors}>
      <Carousel label={words['home.investorsLabel']()} options={investorsOptions}>
        {home.investors.map((investor) => (
          <article key={investor.name} className="card pad row gap-4 start">
            <SubjectBlock subject={investor.color} size={68}>
              <span className="h3">{investor.monogram}</span>
            </SubjectBlock>
            <div>
              <h3>{investor.name}</h3>
              <p className="soft above-2">{investor.note}</p>
            </div>
          </article>
        ))}
      </Carousel>
    </HomePart>
  );
}

/** Fade, every 2000 ms: docs/contract.md, "Constants". */
const momentsOptions: CarouselOptions = {
  perView: { phone: 1, tablet: 1, desktop: 1 },
  fade: true,
  autoplay: 2000,
};

function MomentsSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="moments" of={home.moments} tinted>
      <Carousel label={home.sections.moments?.title ?? ''} options={momentsOptions}>
        {home.moments.map((moment) => (
          <figure key={moment.title} className={`clip ${styles.moment}`}>
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
        ))}
      </Carousel>
    </HomePart>
  );
}

function PressSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="press" of={home.press}>
      <CardRow columns={4} label={words['home.press']()}>
        {home.press.map((item) => (
          <article key={item.paper} className={`card pad stack ${styles.headline}`}>
            <p className={`note strong row apart ${styles.paper}`}>
              {item.paper} <span className="soft">{yearText(`${item.year}-07-01`)}</span>
            </p>
            <h3>{item.headline}</h3>
            <blockquote className="soft">“{item.quote}”</blockquote>
          </article>
        ))}
      </CardRow>
    </HomePart>
  );
}

function BlogSection({ blogs }: { blogs: readonly BlogTeaser[] }) {
  return (
    <HomePart
      part="blog"
      of={blogs}
      id="blog"
      tinted
      aside={<ActionLink to={paths.blogs} look="quiet" small text={words['home.allArticles']()} />}
    >
      <CardRow label={words['home.newest']()}>
        {blogs.map((blog) => (
          <article key={blog._id} className="card stack gap-2 pad" lang={langOf(blog.title)}>
            <div className={styles.beside}>
              <img className="fill" src={blog.img} alt="" width={180} height={120} loading="lazy" />
              <h3>
                <Link className="plain whole" to={paths.blog(blog._id)}>
                  {blog.title}
                </Link>
              </h3>
            </div>
            <p className={`soft ${styles.summary}`}>{blog.summary}</p>
            <p className="note strong foot">{blog.userName}</p>
          </article>
        ))}
      </CardRow>
    </HomePart>
  );
}

function InstructorsSection({ faces }: { faces: readonly InstructorFace[] }) {
  return (
    <HomePart part="instructors" of={faces} id="instructors">
      <CardRow columns={9} label={words['home.instructors']()}>
        {faces.map(({ path, name, portrait }) => (
          <Link key={path} to={path} className={`stack gap-2 middle plain strong ${styles.face}`}>
            <img className="fill" src={portrait} alt="" width={112} height={112} loading="lazy" />
            {name}
          </Link>
        ))}
      </CardRow>
    </HomePart>
  );
}

/** 5 slides at a time, every 5000 ms: docs/contract.md, "Constants". */
const brandsOptions: CarouselOptions = { perView: { phone: 2, tablet: 3, desktop: 5 }, autoplay: 5000 };

function BrandsSection({ home }: { home: ShownHome }) {
  return (
    <HomePart part="brands" of={home.brands} tinted>
      <Carousel label={words['home.brands']()} options={brandsOptions}>
        {home.brands.map((brand) => (
          <article key={brand.name} className="card pad stack gap-2 middle">
            <SubjectBlock subject={brand.subject} size={72} />
            <h3>{brand.name}</h3>
            <p className="note">{brand.line}</p>
          </article>
        ))}
      </Carousel>
    </HomePart>
  );
}

function TrustStatistics({ home: { figures } }: { home: ShownHome }) {
  return (
    <Wrap>
      <section aria-label={words['home.statistics']()}>
        <dl className={styles.stats}>
          {figures.map((stat) => (
            <div key={stat.label}>
              <dt className="note">{stat.label}</dt>
              <dd className="h3">{stat.value}</dd>
            </div>
          ))}
        </dl>
        <p className="note above-2" data-school="name">
          {siteConfig.invented
            ? words['footer.invented']()
            : words['home.figuresOf']({ school: school.name })}
        </p>
      </section>
    </Wrap>
  );
}

/** HTML around the programs, which no browser makes. */
export type PlainSections = Readonly<Record<'before' | 'after', string>>;

export async function plainSections(
  home: ShownHome,
  courses: readonly OpenCourse[] = [],
  blogs: readonly BlogTeaser[] = [],
  faces: readonly InstructorFace[] = [],
): Promise<PlainSections> {
  const before = (
    <HomeText value={home}>
      <FreeLessonsSection courses={courses} />
      {home.figures.length > 0 && <TrustStatistics home={home} />}
    </HomeText>
  );
  const after = (
    <HomeText value={home}>
      <PlatformsSection home={home} />
      <TestimonialsSection home={home} />
      <EducationSection home={home} />
      <InvestorsSection home={home} />
      <MomentsSection home={home} />
      <PressSection home={home} />
      <BlogSection blogs={blogs} />
      <InstructorsSection faces={faces} />
      <BrandsSection home={home} />
    </HomeText>
  );
  return { before: await plainHtml('before', before), after: await plainHtml('after', after) };
}
