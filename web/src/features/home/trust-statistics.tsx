import { siteConfig } from '@pathshala/brand/site.config';
import { Wrap } from '../../ui/wrap.tsx';
import { school } from '../../words/school.ts';
import { words } from '../../words/words.ts';
import { useHome } from './home-text.tsx';
import styles from './trust-statistics.module.css';

const { claims } = school;
const { invented } = siteConfig;

/** The owner's claims. */
const claimed = [
  { value: claims.learners, label: words['home.learners']() },
  { value: claims.investors, label: words['home.investors']() },
];

/** The three trust numbers, with their source: docs/contract.md, "Home". */
export function TrustStatistics() {
  // The third is the catalogue's own number.
  const stats = [...claimed, useHome().classes];
  return (
    <Wrap>
      <section aria-label={words['home.statistics']()}>
        <dl className={styles.stats}>
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt className="note">{stat.label}</dt>
              <dd className="h3">{stat.value}</dd>
            </div>
          ))}
        </dl>
        <p className="note above-2">
          {invented ? words['home.figuresInvented']() : words['home.figuresOf']({ school: school.name })}
        </p>
      </section>
    </Wrap>
  );
}
