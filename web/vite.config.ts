import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Where the emulators' Hosting answers while `npm run dev` puts Vite in front of it. */
const apiProxy = process.env.PATHSHALA_API_PROXY ?? 'http://127.0.0.1:5100';

export default defineConfig({
  plugins: [reactRouter()],
  server: { host: '127.0.0.1', proxy: { '/api': apiProxy, '/__/': apiProxy } },
  // The licences of what reaches the browser are published with the site.
  build: { target: 'es2022', assetsInlineLimit: 0, license: { fileName: 'licenses.md' } },
  // Everything is looked over at the start, so that a page is not reloaded when it first meets a package.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.server.ts'] },
  ssr: { noExternal: ['swiper'] },
});
