import type { World } from './world.ts';

/** One request, as it goes out. */
export interface Request {
  /** The endpoint's name; empty for what is no endpoint. */
  readonly name: string;
  readonly api: keyof World['apis'];
  readonly method: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whose token is sent; undefined: nobody's. */
  readonly uid: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}
