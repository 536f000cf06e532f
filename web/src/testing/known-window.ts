import { __unsafe_useEmotionCache as useStyles } from '@emotion/react';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/*
 * Runs before each file of tests with a DOM. Libraries that took hold of the window that was there when they were loaded are
 * shown this file's. Those that hold more than a line or two are reloaded: `freshForEachFile` in vitest.config.ts.
 */

/** Testing Library looks for everything in the body that was there, and says once that it acts for a person. */
Object.assign(screen, within(document.body));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Emotion writes into the head that was there, and each style once. What it writes with is given to components alone. Rules go
 * into one sheet, as on the site: a style element for each of them would have the whole window's styles read again.
 */
function Styles() {
  const styles = useStyles();
  if (!styles) throw new Error('Emotion gives nothing to write styles with');
  styles.sheet.flush();
  Object.assign(styles.sheet, { container: document.head, isSpeedy: true });
  Object.assign(styles, { inserted: {}, registered: {} });
  return null;
}
renderToString(createElement(Styles));
