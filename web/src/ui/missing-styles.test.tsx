import { expect, test, vi } from 'vitest';
import { noteMissingStyles, withStyles } from './missing-styles.ts';

const addLink = (rel: string, href: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const fail = (link?: HTMLLinkElement) => link?.dispatchEvent(new Event('error'));

test('a style sheet that did not come is asked for again before what needs it; nothing else is', async () => {
  noteMissingStyles();
  const icon = addLink('icon', '/icon.svg');
  for (const link of [addLink('stylesheet', '/assets/part.css'), icon]) fail(link);
  expect([sheets(), icon.isConnected]).toEqual([[], true]);
  const load = vi.fn(() => Promise.resolve('part'));

  const inVain = withStyles(load);
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/part.css']);
  expect(load).not.toHaveBeenCalled();
  fail(sheets()[0]);
  expect(await inVain).toBe('part');

  const loaded = withStyles(load);
  sheets()[0]?.dispatchEvent(new Event('load'));
  expect(await loaded).toBe('part');
  await withStyles(load);
  expect(sheets()).toHaveLength(1);
  for (const link of [...sheets(), icon]) link.remove();
});
