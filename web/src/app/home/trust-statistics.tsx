import { siteConfig } from '@pathshala/brand/site.config';
import { Wrap } from '../../ui/section.tsx';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { useHome } from './home-part.tsx';
import styles from './trust-statistics.module.css';

const { invented } = siteConfig;

export function TrustStatistics() {
  const { figures } = useHome();
  if (figures.length === 0) return null;
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
        <p className="note above-2">
          {invented ? words['footer.invented']() : words['home.figuresOf']({ school: school.name })}
        </p>
      </section>
    </Wrap>
  );
}
