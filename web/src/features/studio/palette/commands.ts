import { useEffect, useId } from 'react';

/** Something that the page at hand can do. Its button and the palette are made from the same row. */
export interface Command {
  readonly name: string;
  readonly run: () => void;
  /** It cannot be done now. */
  readonly isOff?: boolean;
}

/** The commands of what is shown now, by the part of the page that has them. */
const shown = new Map<string, readonly Command[]>();

/** Puts commands into the palette while a part of a page is shown. */
export function useCommands(commands: readonly Command[]): void {
  const part = useId();
  useEffect(() => {
    shown.set(part, commands);
  });
  useEffect(() => () => void shown.delete(part), [part]);
}

/** What can be done now. */
export const commandsHere = (): readonly Command[] =>
  [...shown.values()].flat().filter(({ isOff }) => !isOff);
