import { keepsPages } from '@pathshala/brand/owner.config';
import { firstLanguage } from '@pathshala/contract/language';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtLanguage } from './build-steps/built-language.ts';
import { oneLanguage } from './build-steps/one-language.ts';
import { practiceChunks } from './build-steps/practice-chunks.ts';
import { oneLanguageOfWords } from './build-steps/words/one-language-of-words.ts';

/**
 * What browsers fetch in one piece: the framework, and what every page begins with. The bundler itself puts together what
 * the same pages share; the rest comes page by page. What it weighs, and what merging more costs: docs/performance.md
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 2,
  },
  { name: 'site', tags: ['$initial' as const], priority: 1 },
];

export default defineConfig({
  appType: 'custom',
  plugins: [
    oneLanguage(builtLanguage),
    oneLanguageOfWords(builtLanguage),
    practiceChunks(builtLanguage),
    react(),
  ],
  define: {
    __LANGUAGE__: JSON.stringify(builtLanguage),
    __KEEPS_PAGES__: JSON.stringify(keepsPages),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The licences of what reaches the browser are published with the site.
    license: { fileName: 'licenses.md' },
    // What is published as it is comes with the first language: the others are laid beside it.
    copyPublicDir: builtLanguage === firstLanguage,
    // What a page weighs is weighed once the site is whole: docs/performance.md.
    reportCompressedSize: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Everything is looked over at the start, so that a page is not reloaded when it first meets a package.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  // The function has the site's server in one piece, with its packages.
  ssr: { noExternal: true },
});
