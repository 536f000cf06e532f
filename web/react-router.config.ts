import { prefixOf } from '@pathshala/contract/language-address';
import type { Config } from '@react-router/dev/config';
import { buildFolder, builtLanguage } from './build-steps/built-language.ts';
import { prerenderPaths } from './build-steps/prerender-paths.ts';

export default {
  appDirectory: 'src',
  basename: prefixOf(builtLanguage) || '/',
  buildDirectory: buildFolder(builtLanguage),
  ssr: false,
  prerender: prerenderPaths,
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
