import {
  firstDigitAttribute,
  freeAttribute,
  priceAttribute,
  priceShownAttribute,
  pricesAddressAttribute,
} from '../page-data.ts';

/** As the site's `moneyText`, in the digits of the page. */
function textOf(dollars: number, firstDigit: string | null): string {
  const text = `$${dollars % 1 ? dollars.toFixed(2) : dollars}`;
  if (!firstDigit) return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(firstDigit.charCodeAt(0) + Number(digit)));
}

/**
 * Shows current prices before hydration, which is seconds earlier on a slow connection. Without an answer the prices stay
 * empty, and the site explains.
 */
export function showPrices(): void {
  const places = [...document.querySelectorAll(`[${priceAttribute}]`)];
  const address = places[0]?.getAttribute(pricesAddressAttribute);
  if (!address) return;
  const show = (prices: Readonly<Record<string, number>>) => {
    for (const place of places) {
      const dollars = prices[place.getAttribute(priceAttribute) ?? ''];
      const free = place.getAttribute(freeAttribute);
      if (dollars !== undefined)
        place.setAttribute(
          priceShownAttribute,
          (!dollars && free) || textOf(dollars, place.getAttribute(firstDigitAttribute)),
        );
    }
  };
  // The browser's cached copy may be older than the CDN's.
  const asked = fetch(address, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  asked.then((prices) => prices && show(prices));
  globalThis.askedPrices = asked;
}
