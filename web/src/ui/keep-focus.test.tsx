import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const element = (name: string) => document.querySelector<HTMLElement>(name) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main><section><ul><li><button>Delete</button></li></ul></section><a href="/">On</a></main>';
  element('button').focus();
});

test('who had the focus has it again', () => {
  const putBack = keepFocus();
  element('button').blur();
  putBack();
  expect(element('button')).toHaveFocus();
});

test('where the place has gone the part around it has the focus, if that was wanted', () => {
  const [putBack, goOn] = [keepFocus(), keepFocus({ orAround: true })];
  element('li').remove();
  putBack();
  expect(document.body).toHaveFocus();
  goOn();
  expect(element('section')).toHaveFocus();
});

test('where that part has gone, too, the page has it', () => {
  const goOn = keepFocus({ orAround: true });
  element('section').remove();
  goOn();
  expect(element('main')).toHaveFocus();
});

test('who has gone on elsewhere stays there', () => {
  const goOn = keepFocus({ orAround: true });
  element('a').focus();
  element('li').remove();
  goOn();
  expect(element('a')).toHaveFocus();
});
