import type { Fault } from '@pathshala/contract/studio-fields';
import { numberText } from '../../../words/format.ts';
import { words } from '../../../words/words.ts';

/** Something that the schemas or the API say of a field, and how the site says it. */
interface FaultRow {
  /** Matches the detail; its groups go to `says`. */
  readonly detail: RegExp;
  readonly says: (...groups: string[]) => string;
}

const exact = (detail: string, says: () => string): FaultRow => ({
  detail: new RegExp(`^${detail}$`),
  says: () => says(),
});

/** What is said of many fields, and what of one. Anything else is said as it comes: details of a text's source. */
export const faultRows: readonly FaultRow[] = [
  { detail: / is a required field$/, says: () => words['studio-faults.required']() },
  {
    detail: / must be at least (\d+) characters$/,
    says: (count) => words['studio-faults.charactersMin']({ count: Number(count) }),
  },
  {
    detail: /^a paragraph must be at most (\d+) characters$/,
    says: (most) => words['studio-faults.paragraphMax']({ most: Number(most) }),
  },
  {
    detail: /^a formula must be at most (\d+) characters$/,
    says: (most) => words['studio-faults.formulaMax']({ most: Number(most) }),
  },
  {
    detail: / must be at most (\d+) characters$/,
    says: (count) => words['studio-faults.charactersMax']({ count: Number(count) }),
  },
  {
    detail: / must be greater than or equal to (\d+)$/,
    says: (least) => words['studio-faults.numberMin']({ least: Number(least) }),
  },
  {
    detail: / must be less than or equal to (\d+)$/,
    says: (most) => words['studio-faults.numberMax']({ most: Number(most) }),
  },
  { detail: / must be an integer$/, says: () => words['studio-faults.whole']() },
  {
    detail: / field must have at least (\d+) items$/,
    says: (count) => words['studio-faults.itemsMin']({ count: Number(count) }),
  },
  {
    detail: / field must have less than or equal to (\d+) items$/,
    says: (count) => words['studio-faults.itemsMax']({ count: Number(count) }),
  },
  {
    detail: / must have (\d+) items$/,
    says: (count) => words['studio-formula.itemsExactly']({ number: numberText(Number(count)) }),
  },
  { detail: /^must differ from each other in /, says: () => words['studio-faults.different']() },
  { detail: /^is no expression that can be worked out$/, says: () => words['studio-formula.notComputed']() },
  {
    detail: /^comes to (\S+), and the right option does not say that$/,
    says: (value) => words['studio-formula.rightDiffers']({ value }),
  },
  {
    detail: /^comes to (\S+), which option (\d+) says too$/,
    says: (value, option) => words['studio-formula.alsoRight']({ value, option: numberText(Number(option)) }),
  },
  { detail: / must be one of the following values: /, says: () => words['studio-faults.oneOf']() },
  { detail: / must be a trimmed string$/, says: () => words['studio-faults.spaces']() },
  { detail: / must be a `\w+` type, /, says: () => words['studio-faults.otherKind']() },
  // The only pattern without words of its own is that of a day.
  { detail: / must match the following: /, says: () => words['studio-faults.day']() },
  exact('must be a day such as 2026-01-31', words['studio-faults.day']),
  exact('must be kebab-case', words['studio-faults.kebab']),
  exact('has at most two decimals', words['studio-faults.cents']),
  exact('must differ from each other', words['studio-faults.different']),
  exact('is not one of the options', words['studio-faults.notOption']),
  exact('is nested too deeply', words['studio-faults.tooDeep']),
  exact('has no words', words['studio-faults.noWords']),
  exact('has no Bangla letter', words['studio-faults.noBangla']),
  exact('Please give it a title', words['studio-faults.titleNeeded']),
  exact('Please choose its course', words['studio-faults.courseNeeded']),
  exact('must be an e-mail address, or empty', words['studio-faults.emailOrEmpty']),
  exact('must be an address that begins with https://', words['studio-faults.https']),
  exact('must be a PDF that was uploaded', words['studio-pdf.notUploaded']),
  exact('is missing: upload the book as a PDF', words['studio-pdf.missing']),
  exact('is missing, and no lesson of the course is published', words['studio-faults.noOutline']),
  {
    detail: /^a link leads to the course (\S+), which is not there$/,
    says: (id) => words['studio-faults.deadLink']({ id }),
  },
  {
    detail: /^(\{\w*\}) is not known$/,
    says: (braces) => words['studio-faults.unknownPlaceholder']({ braces }),
  },
  { detail: /^a picture has no words /, says: () => words['studio-edit.noPictureWords']() },
  {
    detail: /^a picture \((.*)\) is not one of /,
    says: (address) => words['studio-edit.foreignPicture']({ address }),
  },
  { detail: /^the file (\S+) is not there/, says: (name) => words['studio-edit.fileGone']({ name }) },
  {
    detail: /^the formula (\$.+\$) has the unknown command (\S+)$/s,
    says: (formula, command) => words['studio-formula.unknownCommand']({ formula, command }),
  },
  {
    detail: /^the formula (\$.+\$) has a brace that is not closed$/s,
    says: (formula) => words['studio-formula.notClosed']({ formula }),
  },
  {
    detail: /^the formula (\$.+\$) has a brace that is not opened$/s,
    says: (formula) => words['studio-formula.notOpened']({ formula }),
  },
  {
    detail: /^the formula (\$.+\$) cannot be read$/s,
    says: (formula) => words['studio-formula.notRead']({ formula }),
  },
  { detail: /is not JSON: look at /, says: () => words['studio-formula.notJson']() },
  { detail: /^(\$.+\$) is not so$/, says: (formula) => words['studio-faults.untrue']({ formula }) },
];

/** What is wrong, in the page's language where the site knows it. @param detail as the schemas and the API say it */
export function detailText(detail: string): string {
  const [, where, rest] = ofFigure.exec(detail) ?? [];
  return where && rest ? where + rest.split('; ').map(partText).join('; ') : rowText(detail);
}

/** What a figure's schema has against it: the figure and its kind, then each field with why. */
const ofFigure = /^((?:figure \d+: )?[a-z]+(?:-[a-z]+)*: )(\S+ (?:is|must|field) .+)$/s;

/** The field keeps its name, which its fields are written with. */
function partText(part: string): string {
  const text = rowText(part);
  return text === part ? part : `${part.split(' ', 1)[0]}: ${text}`;
}

function rowText(detail: string): string {
  for (const row of faultRows) {
    const match = row.detail.exec(detail);
    if (match) return row.says(...match.slice(1));
  }
  return detail;
}

/** The same with the line of the field's text that it is in. */
export function faultText({ line, detail }: Fault): string {
  const fault = detailText(detail);
  return line === undefined ? fault : words['studio.faultInLine']({ line, fault });
}
