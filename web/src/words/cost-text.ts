import { moneyText } from './format.ts';
import { words } from './words.ts';

/** What a course costs, as cards and pages say it: `$12`, and `Free` where there is nothing to pay. */
export function costText(dollars: number): string {
  return dollars === 0 ? words['ui.free']() : moneyText(dollars);
}
