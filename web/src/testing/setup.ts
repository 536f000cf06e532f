import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/* Lazy parts take a while on a busy machine. Visibility is computed from all styles for every query: a test that needs it says
   so. */
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

/** Resets page, clock, stubs and storage. */
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

// jsdom has no media queries; no preference for less motion is the usual case.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});
