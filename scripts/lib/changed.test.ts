import { expect, test } from 'vitest';
import { affectedBy } from './changed.ts';

const nothing = { everything: false, api: false, journeys: [] };
const anything = { everything: true, api: true, journeys: 'all' };

test.each([
  [['docs/security.md'], {}],
  [['web/src/features/contact/contact-form.tsx'], { journeys: ['screens-contact'] }],
  [['web/src/features/contact/contact-form.test.tsx'], {}],
  [['web/src/features/brand-new/page.tsx'], { journeys: 'all' }],
  [['web/e2e/removed.spec.ts'], {}],
  [['functions/src/users/roles.emulator.test.ts'], { api: true }],
  [['functions/src/contact/routes.ts'], { api: true, journeys: ['screens-contact'] }],
  [['functions/src/http/app.ts'], { api: true, journeys: 'all' }],
  [['web/src/features/week/a.tsx', 'functions/src/search/c.ts'], { api: true, journeys: ['search', 'week'] }],
  [['package-lock.json'], anything],
])('what %j can break', (files, expected) => {
  expect(affectedBy(files)).toEqual({ ...nothing, ...expected });
});
