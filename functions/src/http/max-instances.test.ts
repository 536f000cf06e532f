import { expect, test } from 'vitest';
import { maxInstancesOf } from './max-instances.ts';

test('a school has ten instances unless it asks for others', () => {
  const settings = [{}, { MAX_INSTANCES: '' }, { MAX_INSTANCES: '70' }];
  expect(settings.map(maxInstancesOf)).toEqual([10, 10, 70]);
});

test.each(['0', '1001', '-1', 'many', '1.5'])('a deploy stops at MAX_INSTANCES=%s', (setting) => {
  expect(() => maxInstancesOf({ MAX_INSTANCES: setting })).toThrow('MAX_INSTANCES');
});
