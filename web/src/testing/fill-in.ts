import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once, behind what is there. A key at a time, the whole form is drawn again for each. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
