import { owner, translatedOwner } from './owner.config.ts';
import { builtSchool, siteConfig } from './site.config.ts';

/** Names and places of the invented school, and placeholder addresses. */
const invented = [
  /\.example\b|[@/.]example\.(?:com|net|org)\b/,
  /^Pathshala Education Trust$|^পাঠশালা শিক্ষা ট্রাস্ট$/,
  /^House 12, Road 5, Dhanmondi|^বাড়ি ১২, সড়ক ৫, ধানমন্ডি/,
  /^Pathshala, Dhanmondi, Dhaka$|^পাঠশালা, ধানমন্ডি, ঢাকা$/,
  /bbox=90\.3700%2C23\.7350%2C90\.4000%2C23\.7600/,
  /^\+880 1700-000000$/,
  // An app id at Facebook.
  /^100000000000000$/,
];

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));
}

/**
 * What in the configuration is still the demo's, a line for each: where it is and what it says.
 * @param files by the file that they are in
 */
export function stillInvented(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'site.config.ts': { siteConfig },
    'functions/content/site/school.json': { school: builtSchool },
    'owner.config.ts': { owner, translatedOwner },
  },
): string[] {
  return Object.entries(files).flatMap(([file, parts]) =>
    Object.entries(parts).flatMap(([part, value]) => {
      const isDemo = typeof value === 'object' && value !== null && 'invented' in value && value.invented;
      const flags = isDemo
        ? [`${file}: ${part}.invented is true: the people, press and figures of the content are made up`]
        : [];
      const texts = textsIn(value, part).filter(([, text]) => invented.some((one) => one.test(text)));
      return [...flags, ...texts.map(([path, text]) => `${file}: ${path} is ${text}`)];
    }),
  );
}
