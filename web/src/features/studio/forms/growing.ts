import type { TextFieldProps } from '@mui/material/TextField';

const growsItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/**
 * What lets a field of several lines grow by itself, where the browser can: MUI lays the whole page out to measure it.
 * @returns undefined where MUI has to
 */
export const growing = ({ minRows, maxRows }: Pick<TextFieldProps, 'minRows' | 'maxRows'>) =>
  growsItself
    ? {
        htmlInput: {
          type: undefined,
          style: { fieldSizing: 'content', minHeight: `${minRows}lh`, maxHeight: `${maxRows}lh` },
        } as const,
        input: { inputComponent: 'textarea' } as const,
      }
    : undefined;
