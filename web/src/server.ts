import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
import './theme/languages.css';
import './theme/primitives.css';

export type { BuiltSite } from './server/document-of.ts';
export { readData, settingsHash } from './server/load-page.ts';
export { builtSiteOf, openServer } from './server/open-server.ts';
export { type RenderOptions, render } from './server/render.tsx';
