import { fileURLToPath } from 'node:url';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { keepsPages } from '@pathshala/brand/owner.config';
import { languageRows } from '@pathshala/contract/text/languages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtLanguage } from './build-steps/built-language.ts';
import { chunkOfModule } from './build-steps/chunk-of-module.ts';
import { everyFile, filesFirst } from './build-steps/files-first.ts';
import { practiceChunks } from './build-steps/practice-chunks.ts';
import { practiceTexts } from './build-steps/practice-texts.ts';
import { oneLanguageOfWords } from './build-steps/words/one-language-of-words.ts';

/** What browsers fetch in one piece: the framework, what every page starts with, and what pages share. docs/performance.md */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 3,
  },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  // A module's users are its imports' users, too: no file imports one that imports it.
  { name: chunkOfModule(), debugName: 'pages', includeDependenciesRecursively: false, priority: 1 },
];

/** What is shared is called by all who share it otherwise, in each file that imports it. */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`;

/** Pages in a script that the faces have besides Latin have a sheet of both: docs/performance.md */
const translatedFonts = {
  find: /^.*\/theme\/fonts\.css$/,
  replacement: fileURLToPath(new URL('src/theme/translated-fonts.css', import.meta.url)),
};

/** The names of style sheets stand in lists that each page loads: short ones are fewer bytes. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  `assets/${names[0]?.endsWith('.css') ? 'style' : '[name]'}-[hash][extname]`;

export default defineConfig({
  appType: 'custom',
  plugins: [
    filesFirst,
    oneLanguageOfWords(builtLanguage),
    practiceChunks(builtLanguage),
    practiceTexts(builtLanguage),
    react(),
  ],
  define: {
    __LANGUAGE__: JSON.stringify(builtLanguage),
    __KEEPS_PAGES__: JSON.stringify(keepsPages),
  },
  resolve: { alias: languageRows[builtLanguage].script === 'Bengali' ? [translatedFonts] : [] },
  // Of Lightning CSS, the number of `light-dark()`: nothing says it, and to stand in for it took two variables of each scheme.
  css: { lightningcss: { exclude: 1_048_576 } },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    modulePreload: everyFile,
    // The licences of what reaches the browser are published with the site.
    license: { fileName: 'licenses.md' },
    // What is published as it is is laid beside it: build-steps/copy-site.ts.
    copyPublicDir: false,
    // What a page weighs is weighed once the site is whole: docs/performance.md.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames, assetFileNames } } },
    },
  },
  // Everything is looked over at the start, so that a page is not reloaded when it first meets a package.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  // Its modules import style sheets, which Node does not.
  ssr: { noExternal: ['swiper'] },
});
