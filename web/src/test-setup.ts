import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/*
 * Parts that load on first use take a while on a busy machine. Whether an element is hidden is worked out from all styles of
 * everything around it, for every look at the page: a test that minds says so itself.
 */
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

/** Nothing of a test is left for the next: page, clock, what stands in for the browser's own, and what the device keeps. */
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

// jsdom has no media queries; a person who did not ask for less motion is the usual case.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// It lays nothing out, and so cannot scroll.
Element.prototype.scrollIntoView ??= () => undefined;
