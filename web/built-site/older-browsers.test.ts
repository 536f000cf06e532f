import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { expect, test } from 'vitest';

/* Features that the oldest supported browsers lack (boot/supported-browsers.ts): Chrome 109, Firefox 115 or Safari 16.4. */

const site = join(import.meta.dirname, '../build/client');
const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

/** The boot script adds them, but not to workers. */
const madeUp = /\.(?:toSorted|toReversed|toSpliced|canParse)\b|\.with\(|\bResponse\.json\(/;

/** What the code contains, and how it checks for support or does without. */
const inScripts: readonly (readonly [written: RegExp, asked?: RegExp])[] = [
  [/\b(?:URL\.parse|RegExp\.escape)\(|\b(?:Promise\.try|AbortSignal\.any)\b|\.(?:fromAsync|withResolvers)\b/],
  [
    /\.(?:groupBy|(?:is|to)WellFormed|toBase64|setFromBase64)\(|Uint8Array\.from(?:Base64|Hex)\(|\.getOrInsert/,
  ],
  [/\.transfer(?:ToFixedLength)?\(\d*\)|\bsumPrecise\b|\bTemporal\.\w|\bDurationFormat\b/],
  [/\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|find|every|reduce|toArray|forEach|flatMap|take|drop)\(/,
  ],
  // The flag v.
  [/\bRegExp\([^()]*,\s*[`'"][a-z]*v[a-z]*[`'"]\)/],
  [/\.(?:(?:show|hide|toggle)Popover|checkVisibility|moveBefore|setHTMLUnsafe|setHTML|getHTML)\(/],
  [/\bariaLive\b|\.aria[A-Z]\w+\s*=[^=]/],
  [/window\.navigation\.|navigator\.userActivation\.|\bscheduler\.(?:yield|postTask)\(/],
  [/new Intl\.Segmenter\b/, /`Segmenter`in Intl/],
  [/\bCSS\.highlights\b/, /`highlights`in CSS/],
  // React’s own, for `ViewTransition`, which nothing renders.
  [/\.startViewTransition\(/, /reactFiber|Minified React error/],
  [/\.caretPositionFromPoint\(/, /if\(\w+\.caretPositionFromPoint\)/],
  [/\brequestIdleCallback\(/, /[`"']requestIdleCallback[`"']in window/],
  [/new CompressionStream\(/, /./],
];

const inStyles: typeof inScripts = [
  // Nesting.
  [/[{;]\s*&[\s:.>+~[]/],
  [/color-mix\(/, /@supports[^{]*color-mix\(/],
  [/\b(?:rgb|hsl|lab|lch|oklab|oklch)\(from /],
  [/@scope\b|@property\b|@starting-style\b|\bsubgrid\b|\bmasonry\b|[:, ]linear\(/],
  [/(?:^|[{;])mask(?:-image)?:/, /-webkit-mask/],
  [/position-area:|\banchor\(/, /@supports[^{]*position-area/],
  [/:popover-open/, /@supports not selector\(:popover-open\)/],
];

/** What files use without a fallback. */
const used = (files: readonly string[], lacking: typeof inScripts): string[] =>
  files.flatMap((file) => {
    const text = textOf(file);
    const all = file === 'sw.js' ? [...lacking, [madeUp] as const] : lacking;
    return all.flatMap(([written, asked]) =>
      asked?.test(text) ? [] : (written.exec(text) ?? []).map((found) => `${file}: ${found}`),
    );
  });

const scripts = globSync('**/*.js', { cwd: site });
const styles = globSync('**/*.css', { cwd: site });

test('built scripts use nothing that the oldest supported browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(used(scripts, inScripts)).toEqual([]);
});

test('built style sheets use nothing that they lack', () => {
  expect(styles.length).toBeGreaterThan(20);
  expect(used(styles, inStyles)).toEqual([]);
});

/** Firefox 115 lacks it: only for decoration, and not in a rule with other selectors. */
test(':has() takes no other rule with it', () => {
  const rules = styles.flatMap((file) => textOf(file).match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(rules.length).toBeGreaterThan(0);
  const inLists = rules.filter((rule) => /,/.test(rule.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')));
  expect(inLists).toEqual([]);
  // Otherwise hidden content would be visible.
  const hidden = styles.flatMap(
    (file) => textOf(file).match(/[^{}]*:not\(:has\([^{}]*\{[^{}]*display:none/g) ?? [],
  );
  expect(hidden).toEqual([]);
});

test('what is missing is in the script that each page begins with', () => {
  const page = textOf('index.html');
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'canParse', 'json'])
    expect(page).toContain(name);
  expect(buildTarget).toEqual(['chrome109', 'firefox115', 'safari16.4', 'ios16.4']);
});
