import { mapSketch } from '@pathshala/brand/owner.config';
import { placeKinds } from '@pathshala/brand/owner-schema';
import { expect, test } from 'vitest';
import { schoolMap } from './school-map.ts';

const draw = (sketch: typeof mapSketch, name = 'School') => schoolMap(name, sketch);

test('the way to the school is drawn the same at every build, and asks nobody for anything', () => {
  expect(draw(mapSketch)).toBe(draw(mapSketch));
  expect(draw(mapSketch).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(/);
});

test('it follows what the owner says: the place, its roads, what lies around', () => {
  const before = draw(mapSketch);
  const [road, ...roads] = mapSketch.roads;
  expect(draw(mapSketch, 'Other')).not.toBe(before);
  expect(draw({ ...mapSketch, roads })).not.toBe(before);
  expect(draw({ roads: road ? [road] : [], places: [] })).not.toBe(before);
});

test.each(placeKinds)('a place of kind %s is drawn where it is', (kind) => {
  const place = { name: 'Here', kind, east: 100, north: -50 };
  const drawn = draw({ ...mapSketch, places: [place] });
  expect(drawn).toContain('translate(600 450)');
  expect(drawn).not.toContain('NaN');
});
