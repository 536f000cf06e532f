import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import VisualEditor from './visual-editor.tsx';

test('pictures that a page may not read are told of when their text is pasted, until the next is', async () => {
  const nothing = vi.fn();
  renderPage(
    <VisualEditor
      label="Text"
      value="Plants"
      language="en"
      handle={null}
      onChange={nothing}
      onLeave={nothing}
      onFile={nothing}
      onOpenPart={nothing}
      onToolsOn={nothing}
    />,
    { at: '/studio' },
  );
  const paste = (html: string) =>
    fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
      clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    });
  paste('<p>A leaf <img src="https://example.org/leaf.jpg"> and a root <img src="file:///C:/root.png"></p>');
  expect(await screen.findByText(/^2 pictures were not pasted/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('A leaf and a root');
  paste('<p>A stem</p>');
  await expect.poll(() => screen.queryByText(/not pasted/)).toBeNull();
});
