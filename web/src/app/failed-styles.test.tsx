import { expect, test } from 'vitest';
import { forgetFailedStyles } from './failed-styles.ts';

const addLink = (rel: string) => {
  const link = Object.assign(document.createElement('link'), { rel });
  document.head.append(link);
  return link;
};

test('a style that did not come leaves nothing behind; nothing else goes', () => {
  forgetFailedStyles();
  const [style, icon] = [addLink('stylesheet'), addLink('icon')];
  for (const link of [style, icon]) link.dispatchEvent(new Event('error'));
  expect([style.isConnected, icon.isConnected]).toEqual([false, true]);
  icon.remove();
});
