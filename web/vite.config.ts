import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where the emulators' Hosting answers while `npm run dev` puts Vite in front of it. */
const apiProxy = process.env.PATHSHALA_API_PROXY ?? 'http://127.0.0.1:5100';

/**
 * What every page runs on is one file, which a new build of the site mostly leaves as it is. In many small ones it packs
 * worse, and their names stand at every route of the manifest that home loads too.
 */
const everywhere = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store|dequal)\//,
};

export default defineConfig({
  plugins: [reactRouter()],
  server: { host: '127.0.0.1', proxy: { '/api': apiProxy, '/__/': apiProxy } },
  // The licences of what reaches the browser are published with the site.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { codeSplitting: { groups: [everywhere] } } },
  },
  // Everything is looked over at the start, so that a page is not reloaded when it first meets a package.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.server.ts'] },
  ssr: { noExternal: ['swiper'] },
});
