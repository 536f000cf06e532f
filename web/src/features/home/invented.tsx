import { siteConfig } from '@pathshala/brand/site.config';
import { words } from '../../words/words.ts';
import styles from './trust-statistics.module.css';

/** Says of a section that its people are made up, for as long as the school's settings say so. */
export const Invented = () =>
  siteConfig.invented && <p className={styles.source}>{words['home.invented']()}</p>;
