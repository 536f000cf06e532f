import { expect, test } from 'vitest';
import { say, sayOf } from './say.ts';

test('a message is said in a language, with its plural forms and digits', () => {
  expect(say('en', 'validation.charactersMin', { min: 1 })).toBe('must be at least 1 character');
  expect(say('en', 'validation.charactersMin', { min: 20 })).toBe('must be at least 20 characters');
  expect(say('bn', 'validation.charactersMin', { min: 20 })).toBe('অন্তত ২০টি অক্ষর লাগবে');
  expect(say('en', 'errors.not-found')).toBe('Page not found.');
});

test('a value may be something that is to be said itself, or several such', () => {
  const issues = [
    { key: 'faults.inPart', params: { part: 'hour', fault: { key: 'validation.required' } } },
    { key: 'faults.inPart', params: { part: 'minute', fault: { key: 'validation.whole' } } },
  ] as const;
  const said = {
    key: 'faults.inPart',
    params: { part: 'clock', fault: { key: 'faults.all', params: { faults: issues } } },
  } as const;
  expect(sayOf('en', said)).toBe('clock: hour: must be filled in; minute: must be a whole number');
  expect(sayOf('bn', said)).toBe('clock: hour: ঘরটি পূরণ করতে হবে; minute: পূর্ণ সংখ্যা হতে হবে');
});
