import { fontStacks, headingFont } from '@pathshala/brand/fonts';
import { radius, tokens } from '@pathshala/brand/tokens';

type Palette = typeof tokens.light | typeof tokens.dark;

const inks = ['paper', 'ink', 'line', 'leaf', 'onLeaf', 'marigold', 'board'] as const;

const variables = (palette: Palette) => inks.map((name) => `--${name}:${palette[name]}`).join(';');

/** Styles of the page without a connection. */
export const offlineStyle = [
  `:root{${variables(tokens.light)};color-scheme:light}`,
  `.dark{${variables(tokens.dark)};color-scheme:dark}`,
  '*{box-sizing:border-box}',
  `body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 ${fontStacks.body};overflow-wrap:break-word}`,
  `h1,h2,header a{font-family:${fontStacks.heading};font-weight:${headingFont.weight}}`,
  'header,main{max-width:720px;margin:auto;padding:16px 20px}',
  'header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;font-size:1.25rem;text-decoration:none}',
  `.board{padding:28px 24px 32px;border-radius:${radius.card}px;background:var(--board);color:${tokens.chalk}}`,
  'h1{margin:0 0 8px;font-size:1.75rem;line-height:1.25}',
  'h2{margin:28px 0 8px;font-size:1.25rem;line-height:1.3}',
  'p{margin:0 0 16px}',
  `.again{display:inline-flex;align-items:center;min-height:48px;padding:8px 24px;border-radius:${radius.control}px;background:${tokens.dark.marigold};color:${tokens.onMarigold};font-weight:600;text-decoration:none}`,
  'ul{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}',
  'li{border-bottom:1px solid var(--line)}',
  'li a{display:flex;align-items:center;min-height:48px;padding:8px 4px;color:var(--leaf)}',
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}',
].join('');
