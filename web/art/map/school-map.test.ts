import { mapSketch } from '@pathshala/brand/owner.config';
import { placeKinds } from '@pathshala/brand/owner-schema';
import { expect, test } from 'vitest';
import { schoolMap } from './school-map.ts';

const draw = (sketch: typeof mapSketch, name = 'School') => schoolMap(name, sketch);

test('the map is the same in every build, and loads nothing', () => {
  expect(draw(mapSketch)).toBe(draw(mapSketch));
  expect(draw(mapSketch).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(/);
});

test('it shows the owner’s settings: the place, its roads, what is nearby', () => {
  const before = draw(mapSketch);
  const [road, ...roads] = mapSketch.roads;
  expect(draw(mapSketch, 'Other')).not.toBe(before);
  expect(draw({ ...mapSketch, roads })).not.toBe(before);
  expect(draw({ roads: road ? [road] : [], places: [] })).not.toBe(before);
});

test.each(placeKinds)('a place of kind %s is drawn at its position', (kind) => {
  const place = { name: 'Here', kind, east: 100, north: -50 };
  const drawn = draw({ ...mapSketch, places: [place] });
  expect(drawn).toContain('translate(600 450)');
  expect(drawn).not.toContain('NaN');
});
