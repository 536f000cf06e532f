import type { Order } from '@pathshala/contract/accounts/user';
import { moneyText, numberText } from './format.ts';
import { words } from './words.ts';

type Money = Pick<Order, 'amount' | 'currency'>;

/** Such as ৳, after the platform's data. @param currency ISO 4217 */
export function currencySign(currency: string): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', style).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export function amountText({ amount, currency }: Money): string {
  if (currency === 'USD') return moneyText(amount);
  return `${currencySign(currency)}${numberText(amount, Number.isInteger(amount) ? 0 : 2)}`;
}

/** Currencies are never added up: `$20 + ৳500`. Empty without money. */
export function sumText(all: readonly Money[]): string {
  const sums = new Map<string, number>();
  // In hundredths: sums of fractions have rounding errors.
  for (const { amount, currency } of all)
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(amount * 100));
  const found = [...sums].filter(([, sum]) => sum > 0);
  return found.map(([currency, sum]) => amountText({ amount: sum / 100, currency })).join(' + ');
}

export const orderStates: Readonly<Record<Order['status'], () => string>> = {
  paid: words['person.paid'],
  'refund-due': words['person.refundDue'],
  refunded: words['person.refunded'],
};

export const orderState = ({ status, note }: Pick<Order, 'status' | 'note'>) =>
  note === undefined ? orderStates[status]() : words['account.paidCash']();
