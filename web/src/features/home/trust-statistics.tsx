import { home } from '@pathshala/content/home';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './trust-statistics.module.css';

/** The three trust numbers: docs/contract.md, "Home". */
export function TrustStatistics() {
  return (
    <Wrap>
      <section aria-label="Trust statistics">
        <dl className={styles.stats}>
          {home.stats.map((stat) => (
            <div key={stat.label}>
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Wrap>
  );
}
