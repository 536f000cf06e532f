import { fileURLToPath } from 'node:url';
import { buildTarget } from '@pathshala/boot/supported-browsers';
import { keepsPages } from '@pathshala/brand/owner.config';
import { languageRows } from '@pathshala/contract/text/languages';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtLanguage } from './build-steps/built-language.ts';
import { chunkOfModule } from './build-steps/chunk-of-module.ts';
import { everyFile, filesFirst, pagesAreKept, unusedComponents } from './build-steps/files-first.ts';
import { practiceChunks } from './build-steps/practice-chunks.ts';
import { practiceTexts } from './build-steps/practice-texts.ts';
import { oneLanguageOfWords } from './build-steps/words/one-language-of-words.ts';

/** Chunks: the framework, the shared start, and what pages share. docs/performance.md */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 3,
  },
  // Without it a part that shows toasts would bring what the members' pages share.
  { name: 'toast', test: /node_modules\/(?:react-hot-toast|goober)\//, priority: 3 },
  // MUI and what it is built on: one file would keep a cheap phone busy for 130 ms.
  {
    name: 'styles',
    test: /node_modules\/(?:@emotion|stylis|@mui\/(?:system|styled-engine|utils|private-theming))\//,
    priority: 2,
  },
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  // Users of a module also use its imports: no file imports one that imports it.
  { name: chunkOfModule(), debugName: 'pages', includeDependenciesRecursively: false, priority: 1 },
];

/** Short: the names of shared files are in every file that imports them. */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`;

/** Pages in another script have a style sheet with its faces: docs/performance.md */
const translatedFonts = {
  find: /^.*\/theme\/fonts\.css$/,
  replacement: fileURLToPath(new URL('src/theme/translated-fonts.css', import.meta.url)),
};

/** Short: names of style sheets are in lists that each page loads. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  `assets/${names[0]?.endsWith('.css') ? 'style' : '[name]'}-[hash][extname]`;

export default defineConfig({
  appType: 'custom',
  plugins: [
    filesFirst,
    pagesAreKept,
    unusedComponents,
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
  // Lightning CSS's flag for `light-dark()`: its fallback would add two variables for each scheme.
  css: {
    lightningcss: { exclude: 1_048_576 },
    // Short: each name is many times in every page.
    modules: { generateScopedName: '[hash:base64:5]' },
  },
  build: {
    target: buildTarget,
    assetsInlineLimit: 0,
    modulePreload: everyFile,
    // The licences of bundled packages are published with the site.
    license: { fileName: 'licenses.md' },
    // build-steps/copy-site.ts copies it.
    copyPublicDir: false,
    // Pages are measured as a whole: docs/performance.md.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames, assetFileNames } } },
    },
  },
  // Scans all sources at the start: a package found later would reload the page.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  // Its modules import style sheets, which Node cannot load.
  ssr: { noExternal: ['swiper'] },
});
