import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { colorSchemeScript, homeShapeScript, languageScript } from './head-scripts.ts';
import { buildTarget } from './supported-browsers.ts';

const headScript = `${languageScript};${colorSchemeScript};${homeShapeScript}`.replaceAll('\n', '');

function makeBootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('src/boot.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: buildTarget,
    charset: 'utf8',
    // The types are checked as strict; the words "use strict" would be in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  return `${headScript};${outputFiles[0]?.text.trim()}`;
}

export const bootScript = makeBootScript();

export const bootScriptSource = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
