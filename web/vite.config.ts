import { keepsPages } from '@pathshala/brand/owner.config';
import { firstLanguage } from '@pathshala/contract/language';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { builtLanguage } from './build-steps/built-language.ts';
import { oneLanguage } from './build-steps/one-language.ts';
import { practiceChunks } from './build-steps/practice-chunks.ts';
import { routerAsPublished } from './build-steps/router-as-published.ts';
import { oneLanguageOfWords } from './build-steps/words/one-language-of-words.ts';

/** Where the emulators' Hosting answers while `npm run dev` puts Vite in front of it. */
const apiProxy = process.env.PATHSHALA_API_PROXY ?? 'http://127.0.0.1:5100';
const proxied = ['/api', '/__/', '/blog.json', '/blog2.json'];

/**
 * What is fetched in one piece: a page wants three to five of them, and not forty. The later rows take what is left.
 * docs/performance.md
 */
const chunks = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  { name: 'router', test: /node_modules\/(?:react-router|react-router-dom)\//, priority: 4 },
  { name: 'swr', test: /node_modules\/(?:swr|dequal|use-sync-external-store)\//, priority: 4 },
  {
    name: 'theme',
    test: /node_modules\/(?:@emotion|stylis|@mui\/(?:system|utils|styled-engine|private-theming|material\/(?:styles|utils|colors)))\//,
    minShareCount: 3,
    priority: 4,
  },
  { name: 'mui', test: /node_modules\/@mui\//, minShareCount: 3, priority: 3 },
  {
    name: 'shell',
    test: /vite\/preload-helper|web\/src\/(?:root|app\/shell|api\/(?:school-class|newer-part|asked-language)|ui\/(?:link|rendered-alone|section|subject-block|use-hydrated|language|page-meta|card-row|later|school-html|visually-hidden)|words\/(?:language|languages|names|format|number|school|message-values|compiled\/messages\/word-ui_minutes))\.[jt]sx?|contract\/(?:display-name|endpoint|published-part|school-page-names)\.ts/,
    priority: 2,
  },
  // Else each word that two pages share would be a file of its own. Readers are not given those of the studio, nor those who
  // do not practise what exercises and papers say, nor those who keep nothing what is said of that.
  { name: 'studio-words', test: /words\/compiled\/messages\/word-studio_/, minShareCount: 2, priority: 2 },
  {
    name: 'words',
    test: /words\/compiled\/messages\/word-(?!practice_|model_test_|packs_|person_|users_|auth_help|classrooms_(?!signIn|name|code|day))/,
    minShareCount: 3,
    priority: 2,
  },
  { name: 'admin-words', test: /words\/compiled\/messages\/word-(?:person|users)_/, minShareCount: 2 },
  {
    name: 'class-words',
    test: /words\/compiled\/messages\/word-classrooms_(?!signIn|name|code|day)/,
    minShareCount: 2,
  },
  // Without what admins alone ask for, teachers' classes, what is practised, and what is kept for when there is no connection.
  {
    name: 'api',
    test: /web\/(?:src\/api\/(?!overview|whole-list|paged-list|classrooms|task-path|kept-store|skill-titles|week|packs\/|(?:[\w-]+-)?practice)|offline\/stores\.)/,
    minShareCount: 3,
    priority: 1,
  },
  // Long lists, page by page: those of admins and of the studio.
  { name: 'lists', test: /web\/src\/api\/(?:whole|paged)-list\./, minShareCount: 2 },
  // Texts, and what makes their wide parts reachable: lessons and exercises have both.
  { name: 'prose', test: /web\/src\/ui\/(?:prose\.module|use-scrollable-parts)/, priority: 1 },
  { name: 'home', test: /web\/src\/(?:features\/home|app\/home-page)|content\/(?:src\/)?home/, priority: 1 },
  // A dozen small files otherwise, each of which compresses for itself.
  {
    name: 'course-parts',
    test: /web\/src\/(?:ui\/(?:awaited|card-grid|continue-link|failure|keeps-pages|missing-page|opens-soon|page-loading|price|progress-bar|share-button)|api\/(?:checkout|waiting-list))\.|contract\/(?:course-pack|lesson-access|price)\.ts/,
    minShareCount: 2,
  },
  // What search reads a question with; the classes that a book names are read so, too.
  {
    name: 'terms',
    test: /functions\/search\/(?:terms|classes|fold|typo|edit-distance)\.ts/,
    minShareCount: 2,
  },
  // What keeping a course, keeping a book and *My downloads* share.
  { name: 'packs', test: /web\/(?:src\/api\/packs\/|offline\/packs\/write)|word-packs_/, minShareCount: 2 },
  // What pages of practice share: a handful of small files otherwise.
  {
    name: 'practice',
    test: /features\/practice\/(?:practice-page\.module|listed-skill|skill-filter|account-log|skill-card)|api\/(?:[\w-]+-)?practice|word-(?:practice_|model_test_|titles_modelTest)/,
    minShareCount: 2,
  },
  // What one answers exercises with: those of a skill, of the day and of a model test.
  {
    name: 'exercise',
    test: /features\/practice\/(?:exercise\.module|load-exercise|answer\/)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [
    oneLanguage(builtLanguage),
    oneLanguageOfWords(builtLanguage),
    practiceChunks(builtLanguage),
    routerAsPublished(),
    reactRouter(),
  ],
  define: {
    __LANGUAGE__: JSON.stringify(builtLanguage),
    __KEEPS_PAGES__: JSON.stringify(keepsPages),
  },
  server: { host: '127.0.0.1', proxy: Object.fromEntries(proxied.map((path) => [path, apiProxy])) },
  // The licences of what reaches the browser are published with the site.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    // What is published as it is comes with the first language: the others are laid beside it.
    copyPublicDir: builtLanguage === firstLanguage,
    // What a page weighs is weighed once the site is whole: docs/performance.md.
    reportCompressedSize: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  // Everything is looked over at the start, so that a page is not reloaded when it first meets a package.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.server.ts'] },
  ssr: { noExternal: ['swiper'] },
});
