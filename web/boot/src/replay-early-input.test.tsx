import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { failedEvent, readyEvent } from '../page-data.ts';
import { replayEarlyInput } from './replay-early-input.ts';

const onFirst = vi.fn();

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  replayEarlyInput(onFirst);
  return document.body;
}
/** Hydrated, with the input replayed. */
const ready = async () => {
  window.dispatchEvent(new Event(readyEvent));
  await new Promise((resolve) => setTimeout(resolve));
};
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

beforeEach(async () => {
  await ready();
  onFirst.mockClear();
});

test('a press on a button is done when the site is there, once', async () => {
  show('<button type="button"><svg></svg></button>');
  const pressed = vi.fn();
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  find('button').addEventListener('click', pressed);
  expect(onFirst).toHaveBeenCalled();
  await ready();
  await ready();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link is followed by the browser at once', async () => {
  show('<a href="#place"><button type="button">Go</button></a>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('a link that the site follows better is held, and followed by the browser when the site cannot be fetched', async () => {
  show('<a href="#tab" data-held>Tab</a>');
  const followed = vi.fn();
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(click);
    return click.defaultPrevented;
  };
  expect(press()).toBe(true);
  find('a').addEventListener('click', followed);
  window.dispatchEvent(new Event(failedEvent));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(press()).toBe(false);
});

test.each(['', 'action=""', 'action="#"'])('the site’s form (%s) waits for the site', async (action) => {
  show(`<form ${action}><input name="password" value="secret"><button>Log in</button></form>`);
  const form = find<HTMLFormElement>('form');
  const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(again).not.toHaveBeenCalled();
  await ready();
  expect(again).toHaveBeenCalledTimes(1);
});

function Name() {
  const [name, setName] = useState('');
  const [isHere, setIsHere] = useState(false);
  return (
    <>
      <input value={name} onFocus={() => setIsHere(true)} onChange={(event) => setName(event.target.value)} />
      <output>
        {name}
        {isHere && ' is here'}
      </output>
    </>
  );
}

test.each([
  ['was there', false],
  ['drew the page itself, because an extension or a translation had changed it', true],
])('what was typed before the site %s is known to it, and where one is', async (_, isChanged) => {
  const page = (
    <section>
      <Name />
    </section>
  );
  show(`<div>${renderToString(page)}</div>`);
  if (isChanged) find('section').prepend(document.createElement('b'));
  const input = find<HTMLInputElement>('input');
  input.focus();
  input.value = 'Mitu';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    hydrateRoot(find('div'), page, { onRecoverableError: () => undefined });
  });
  expect(input.isConnected).toBe(!isChanged);
  // React renders its own value.
  if (!isChanged) input.value = '';
  await act(ready);
  expect(find<HTMLInputElement>('input').value).toBe('Mitu');
  expect(find('output').textContent).toBe('Mitu is here');
});

test('what was typed before this script ran is told to the site, and nothing else is', async () => {
  document.body.innerHTML = '<input><input type="radio" name="answer"><input value="as sent">';
  const input = find<HTMLInputElement>('input');
  input.value = 'Mitu';
  replayEarlyInput(onFirst);
  const told: string[] = [];
  const others = vi.fn();
  input.addEventListener('input', () => told.push(input.value));
  for (const other of document.querySelectorAll('input + input')) other.addEventListener('input', others);
  await ready();
  expect(told.at(-1)).toBe('Mitu');
  expect(others).not.toHaveBeenCalled();
});

test('a press reaches the button that took the place of the pressed one', async () => {
  show('<button class="a">one</button><button class="a">two</button>');
  const [, second] = document.querySelectorAll('button');
  second?.click();
  document.body.innerHTML = '<button class="a">eins</button><button class="a">zwei</button>';
  const pressed = vi.fn();
  document.querySelectorAll('button')[1]?.addEventListener('click', pressed);
  await ready();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what was chosen before the site was there is chosen, though the site puts its own back meanwhile', async () => {
  show('<select><option>seven</option><option>nine</option></select>');
  const select = find<HTMLSelectElement>('select');
  select.value = 'nine';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  const told: string[] = [];
  select.addEventListener('input', () => {
    select.value = 'seven';
  });
  select.addEventListener('change', () => told.push(select.value));
  await ready();
  expect(told).toEqual(['nine']);
});
