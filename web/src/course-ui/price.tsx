import {
  firstDigitAttribute,
  freeAttribute,
  priceAttribute,
  pricesAddressAttribute,
} from '@pathshala/boot/page-data';
import { catalogueEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Course, Unpriced } from '@pathshala/contract/courses/course';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { languageRows } from '@pathshala/contract/text/languages';
import type { ReactNode } from 'react';
import { costText, moneyText } from '../words/format.ts';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import styles from './price.module.css';

interface CoursePriceProps {
  readonly course: Pick<Unpriced<Course>, '_id' | 'price'>;
  /** `line`: in a list. */
  readonly size: 'card' | 'page' | 'line';
  readonly mark?: ReactNode;
}

const { zero } = languageRows[siteLanguage];

/** Filled by the boot script if that is faster. */
function PriceToCome({ course, size, mark }: CoursePriceProps) {
  const place = {
    [priceAttribute]: course._id,
    ...(zero !== '0' && { [firstDigitAttribute]: zero }),
    [pricesAddressAttribute]: `${apiRoot}${pathOf(catalogueEndpoints.prices, {})}`,
    ...(size !== 'card' && { [freeAttribute]: words['ui.free']() }),
  };
  return (
    <span className={`row ${styles[size]}`}>
      <strong className={styles.toCome} {...place} />
      {mark}
      {size === 'page' && <noscript>{words['ui.priceByScript']()}</noscript>}
    </span>
  );
}

/** Not prerendered, because it may change. Cards always show a $, as specified; elsewhere a price of 0 reads “Free”. */
export function CoursePrice({ course, size, mark }: CoursePriceProps) {
  const { price } = course;
  if (price === undefined) return <PriceToCome course={course} size={size} mark={mark} />;
  return (
    <span className={`row ${styles[size]}`}>
      <strong>{size === 'card' ? moneyText(price) : costText(price)}</strong>
      {mark}
    </span>
  );
}

export function PriceMark({ children }: { children: string }) {
  return <span className={`chip soft ${styles.mark}`}>{children}</span>;
}
