/** Placeholders for TeX's braces and apostrophes while a message is parsed: the message parser uses both itself. */
const hidden: Readonly<Record<string, string>> = { '\ue000': '{', '\ue001': '}', '\ue002': "'" };

/** A brace belongs to TeX after a command, `^`, `_` or the end of such a group. */
const opensGroup = /(?:\\[A-Za-z]+|[\^_\ue001]|\\sqrt\[[^\]$]*\])$/;

/**
 * Hides the braces that belong to TeX: inside `$…$`, those directly after a command, `^`, `_` or the end of such a
 * group. All others belong to the message: `$\frac{{top}}{{bottom}} = {sum}$`.
 */
export function hideFormulaBraces(message: string): string {
  const open: boolean[] = [];
  let isFormula = false;
  let read = '';
  for (const part of message.match(/\\[\s\S]|\$+|[\s\S]/g) ?? []) {
    if (part.startsWith('$')) isFormula = !isFormula;
    if (part === '{') open.push(isFormula && opensGroup.test(read));
    const isGroup = part === '}' ? open.pop() : open.at(-1);
    if (part === "'") read += '\ue002';
    else if (part === '{' && isGroup) read += '\ue000';
    else if (part === '}' && isGroup) read += '\ue001';
    else read += part;
  }
  return read;
}

/** Restores the text as it was written. */
export const withBraces = (text: string): string =>
  text.replace(/[\ue000-\ue002]/g, (sign) => hidden[sign] ?? sign);
