import { sayOf } from '@pathshala/messages/say';
import { expect, test } from 'vitest';
import written from '../../site/school.json' with { type: 'json' };
import { schemaIssues } from './schemas.ts';

const issuesOf = (change: object) => schemaIssues('school', { ...written, ...change });

const contrast = (path: string, ratio: string) =>
  ({ path: `colours.${path}`, key: 'faults.contrast', params: { ratio, least: '4.5' } }) as const;

test('a colour that words are not read on is refused with what was measured', () => {
  expect(issuesOf({ colours: { main: '#0B6E4F', accent: '#FFB31A' } })).toEqual([]);
  expect(issuesOf({ colours: { main: '#8BC34A' } })).toEqual([contrast('main', '1.81')]);
  expect(sayOf('en', contrast('main', '1.81'))).toMatch(/1\.81:1.*4\.5:1/);
  expect(issuesOf({ colours: { accent: '#7A5200' } })).toEqual([contrast('accent', '2.19')]);
  expect(issuesOf({ colours: { main: 'green' } })).toMatchObject([{ key: 'faults.colour' }]);
});

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4', true],
  ['https://www.google.com/maps/embed?pb=!1m18', true],
  ['https://www.google.com/search?q=maps', false],
  ['https://www.google.com/maps/../url?q=https://elsewhere.example', false],
  ['https://maps.google.com/maps/embed', false],
  ['https://www.openstreetmap.org@elsewhere.example/', false],
  ['https://www.openstreetmap.org.elsewhere.example/', false],
  ['http://www.openstreetmap.org/', false],
  ['javascript:alert(1)', false],
])('whether %s may be the map: %s', (mapUrl, may) => {
  expect(issuesOf({ mapUrl })).toEqual(may ? [] : [{ path: 'mapUrl', key: 'faults.map' }]);
});

test.each([
  [{ phone: '' }, undefined],
  [{ phone: '+880 1712-345678' }, undefined],
  [{ phone: '(02) 9112345' }, undefined],
  [{ phone: 'call us' }, 'faults.phone'],
  [{ phone: '12' }, 'faults.phone'],
  [{ whatsapp: '+8801712345678' }, undefined],
  [{ whatsapp: '01712345678' }, 'faults.whatsapp'],
  [{ email: 'nobody' }, 'validation.contactEmailWrong'],
  [{ currency: 'INR' }, undefined],
  [{ currency: 'Taka' }, 'faults.currency'],
  [{ social: { youtube: 'javascript:alert(1)' } }, 'faults.https'],
  [{ logo: { light: '/img/favicon.svg' } }, 'faults.logo'],
  [{ logo: { light: `/api/media/${'a'.repeat(32)}.png` } }, undefined],
  [{ consent: 'everybody' }, 'validation.oneOf'],
])('%j: %s', (change, key) => {
  expect(issuesOf(change).map((one) => one.key)).toEqual(key ? [key] : []);
});
