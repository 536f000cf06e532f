import {
  firstDigitAttribute,
  freeAttribute,
  priceAttribute,
  priceShownAttribute,
  pricesAddressAttribute,
} from '../page-data.ts';

/** As the site itself writes it (`moneyText`), in the digits of the page. */
function textOf(dollars: number, firstDigit: string | null): string {
  const text = `$${dollars % 1 ? dollars.toFixed(2) : dollars}`;
  if (!firstDigit) return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(firstDigit.charCodeAt(0) + Number(digit)));
}

/**
 * Writes what courses cost now where their page has a place for it, before the site is there: on a slow line that is
 * seconds earlier. Without an answer the places stay empty, and the site says why.
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
  // A copy that this browser has kept may be older than what the CDN has.
  fetch(address, { cache: 'no-cache' })
    .then(async (answer) => {
      if (answer.ok) show(await answer.json());
    })
    .catch(() => undefined);
}
