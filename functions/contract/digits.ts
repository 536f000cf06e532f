const zero = '০'.charCodeAt(0);

/** A text with the digits 0 to 9 in it as ০ to ৯. */
export function withBanglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** A text with the digits ০ to ৯ in it as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - zero));
}
