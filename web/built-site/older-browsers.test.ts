import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { expect, test } from 'vitest';

/* Features that the oldest supported browsers lack (boot/supported-browsers.ts), with a pattern. `madeUp`: the boot script
   adds it. `asked`: its users check that it exists. */
interface Lacking {
  readonly written: RegExp;
  readonly madeUp?: true;
  /** File name prefixes of users that check, or do without; in style sheets, their selectors. */
  readonly asked?: RegExp;
}

const site = join(import.meta.dirname, '../build/client');
const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

/** Chrome 109, Firefox 115 or Safari 16.4 lacks it. */
const inScripts: Readonly<Record<string, Lacking>> = {
  'Array.prototype.toSorted': { written: /\.toSorted\b/, madeUp: true },
  'Array.prototype.toReversed': { written: /\.toReversed\b/, madeUp: true },
  'Array.prototype.toSpliced': { written: /\.toSpliced\b/, madeUp: true },
  'Array.prototype.with': { written: /\.with\(/, madeUp: true },
  'URL.canParse': { written: /\.canParse\b/, madeUp: true },
  'Response.json': { written: /\bResponse\.json\(/, madeUp: true },
  'URL.parse': { written: /\bURL\.parse\(/ },
  'Array.fromAsync': { written: /\.fromAsync\b/ },
  'Object.groupBy, Map.groupBy': { written: /\.groupBy\(/ },
  'Promise.withResolvers': { written: /\.withResolvers\b/ },
  'Promise.try': { written: /\bPromise\.try\b/ },
  'methods of sets': {
    written: /\.(?:intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  },
  'methods of iterators': {
    written:
      /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|find|every|reduce|toArray|forEach|flatMap|take|drop)\(/,
  },
  'AbortSignal.any': { written: /\bAbortSignal\.any\b/ },
  'String.prototype.isWellFormed': { written: /\.(?:is|to)WellFormed\(/ },
  'RegExp.escape': { written: /\bRegExp\.escape\b/ },
  'the flag v': { written: /\bRegExp\([^()]*,\s*[`'"][a-z]*v[a-z]*[`'"]\)/ },
  'bytes as base64 or hex': { written: /\.(?:toBase64|setFromBase64)\(|Uint8Array\.from(?:Base64|Hex)\(/ },
  'ArrayBuffer.prototype.transfer': { written: /\.transfer(?:ToFixedLength)?\(\d*\)/ },
  'Map.prototype.getOrInsert': { written: /\.getOrInsert/ },
  'Math.sumPrecise': { written: /\bsumPrecise\b/ },
  Temporal: { written: /\bTemporal\.\w/ },
  'Intl.DurationFormat': { written: /\bDurationFormat\b/ },
  'Intl.Segmenter': { written: /new Intl\.Segmenter\b/, asked: /`Segmenter`in Intl/ },
  'CSS.highlights': { written: /\bCSS\.highlights\b/, asked: /`highlights`in CSS/ },
  'Element.prototype.showPopover': { written: /\.(?:show|hide|toggle)Popover\(/ },
  'Element.prototype.checkVisibility': { written: /\.checkVisibility\(/ },
  'Element.prototype.moveBefore': { written: /\.moveBefore\(/ },
  'Element.prototype.setHTMLUnsafe': { written: /\.(?:setHTMLUnsafe|setHTML|getHTML)\(/ },
  'ARIA as properties': { written: /\bariaLive\b|\.aria[A-Z]\w+\s*=[^=]/ },
  'Document.prototype.startViewTransition': {
    written: /\.startViewTransition\(/,
    // React’s own, for `ViewTransition`, which nothing renders.
    asked: /reactFiber|Minified React error/,
  },
  'document.caretPositionFromPoint': {
    written: /\.caretPositionFromPoint\(/,
    asked: /if\(\w+\.caretPositionFromPoint\)/,
  },
  'window.navigation': { written: /window\.navigation\./ },
  'navigator.userActivation': { written: /navigator\.userActivation\./ },
  'scheduler.yield, scheduler.postTask': { written: /\bscheduler\.(?:yield|postTask)\(/ },
  requestIdleCallback: {
    written: /\brequestIdleCallback\(/,
    asked: /[`"']requestIdleCallback[`"']in window/,
  },
  CompressionStream: { written: /new CompressionStream\(/, asked: /./ },
};

const inStyles: Readonly<Record<string, Lacking>> = {
  nesting: { written: /[{;]\s*&[\s:.>+~[]/ },
  'color-mix()': { written: /color-mix\(/, asked: /@supports[^{]*color-mix\(/ },
  'colours from others': { written: /\b(?:rgb|hsl|lab|lch|oklab|oklch)\(from / },
  '@scope': { written: /@scope\b/ },
  '@property': { written: /@property\b/ },
  '@starting-style': { written: /@starting-style\b/ },
  subgrid: { written: /\bsubgrid\b/ },
  'masks without a prefix': { written: /(?:^|[{;])mask(?:-image)?:/, asked: /-webkit-mask/ },
  'position-area, anchor()': { written: /position-area:|\banchor\(/, asked: /@supports[^{]*position-area/ },
  ':popover-open': { written: /:popover-open/, asked: /@supports not selector\(:popover-open\)/ },
  'masonry, linear()': { written: /\bmasonry\b|[:, ]linear\(/ },
};

/** Files that use a feature without a fallback. */
function used(files: readonly string[], lacking: Readonly<Record<string, Lacking>>): string[] {
  return files.flatMap((file) => {
    const text = textOf(file);
    return Object.entries(lacking).flatMap(([name, { written, madeUp, asked }]) => {
      // Workers have no fallbacks.
      const isOut = (!madeUp || file === 'sw.js') && written.test(text) && !asked?.test(text);
      return isOut ? `${file}: ${name}` : [];
    });
  });
}

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

test('what is missing is in the script that each page begins with, and the README names the same browsers', () => {
  const page = textOf('index.html');
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'canParse', 'json'])
    expect(page).toContain(name);
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(buildTarget).toEqual(['chrome109', 'firefox115', 'safari16.4', 'ios16.4']);
  for (const name of ['Chrome and Android WebView 109', 'Firefox 115', 'Safari 16.4'])
    expect(readme).toContain(name);
});
