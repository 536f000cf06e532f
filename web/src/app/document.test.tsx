import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RulesAhead } from './document.tsx';

test('rules for fetching ahead are in the page until the site has taken it over, and React takes them away', async () => {
  const rules = '{"prefetch":[]}';
  const head = document.createElement('div');
  head.innerHTML = renderToString(<RulesAhead rules={rules} />);
  expect(head.querySelector('script[type=speculationrules]')?.textContent).toBe(rules);
  await act(async () => {
    hydrateRoot(head, <RulesAhead rules={undefined} />);
  });
  expect(head.innerHTML).toBe('');
});
