import formulas from '../../../ui/formulas.css?inline';

let styles: CSSStyleSheet | undefined;

function stylesOfFormulas(): CSSStyleSheet {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(formulas);
  }
  return styles;
}

/**
 * Draws a formula where the browser looks for no text. At each key Chromium goes three times through all of a text that is
 * near the window, and a formula has more elements than the sentence around it.
 */
export function drawApart(host: HTMLElement, html: string): void {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [stylesOfFormulas()];
  // What is put into the host itself, such as a button, is shown behind the formula.
  root.innerHTML = `${html}<slot></slot>`;
  host.textContent = '';
}
