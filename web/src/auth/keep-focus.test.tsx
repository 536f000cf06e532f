import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './use-action.tsx';

const element = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><section><ul><li><button>Delete</button></li></ul></section><a href="/">On</a></main>';
  element('button').focus();
});

test('the element that had the focus gets it back', () => {
  const putBack = keepFocus();
  element('button').blur();
  putBack();
  expect(element('button')).toHaveFocus();
});

test('if it is gone, the section around it gets the focus, if wanted', () => {
  const [putBack, goOn] = [keepFocus(), keepFocus({ orAround: true })];
  element('li').remove();
  putBack();
  expect(document.body).toHaveFocus();
  goOn();
  expect(element('section')).toHaveFocus();
});

test('a focus that moved elsewhere stays there', () => {
  const goOn = keepFocus({ orAround: true });
  element('a').focus();
  element('li').remove();
  goOn();
  expect(element('a')).toHaveFocus();
});
