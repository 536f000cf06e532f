/** What is logged of an unexpected error. Not its message: libraries put e-mails and ids into it. */
export interface ErrorNote {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}

const keptFrames = 8;

/** The name, code and place of an error, without its message. */
export function noteOf(error: unknown): ErrorNote {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, keptFrames).map((line) => line.trim());
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, at, ...(code === undefined ? {} : { code }) };
}
