import { siteConfig } from '@pathshala/brand/site.config';
import { home } from '@pathshala/content/home';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './trust-statistics.module.css';

const { claims, invented, name } = siteConfig;

/** Two that the owner claims, and one that the catalogue shows. */
const stats = [
  { value: claims.learners, label: 'learners trust us' },
  { value: claims.investors, label: 'investors stand behind us' },
  home.classes,
];

/** The three trust numbers, and whose they are: docs/contract.md, "Home". */
export function TrustStatistics() {
  return (
    <Wrap>
      <section aria-label="Trust statistics">
        <dl className={styles.stats}>
          {stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>
          {invented
            ? 'Learners and investors: figures invented for this demonstration.'
            : `Learners and investors: figures given by ${name}.`}
        </p>
      </section>
    </Wrap>
  );
}
