import { endpoints } from '@pathshala/contract/calls/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useCall } from '../api/use-answer.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { refusal, serveSchool } from '../testing/serve-school.ts';
import { useConsentStep } from './signed-in-watch.tsx';

function Join() {
  const call = useCall();
  useConsentStep();
  const join = () => call(endpoints.enrol, { courseId: 'c1' }).catch(() => undefined);
  return (
    <button type="button" onClick={() => void join()}>
      Join
    </button>
  );
}

test('a refusal for want of consent leads to the page about it, which knows the way back', async () => {
  serveSchool(() => refusal(403, 'consent-needed', 'A parent must agree first.'));
  const { router } = renderAs(rima, <Join />, '/course/c1?from=home');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/age'));
  expect(router.state.location.state).toMatchObject({
    from: { pathname: '/course/c1', search: '?from=home' },
  });
});

test('another refusal leads nowhere', async () => {
  const calls = serveSchool(() => refusal(403, 'not-enrolled', 'Join the course to open this lesson.'));
  const { router } = renderAs(rima, <Join />, '/course/c1');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/course/c1');
});
