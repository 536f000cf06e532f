/** What one call of the API is, and how its address is made: the words that the tables of endpoints are written in. */

/** Names of the parameters in a path: `/course/:courseId` has `courseId`. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/**
 * `anyone`: no token. `signed-in`: a valid ID token. `editor` and `admin`: a token whose account has the teacher's or the
 * admin's claim, or the admin's, at this moment.
 */
export type Audience = 'anyone' | 'signed-in' | 'editor' | 'admin';

/** Who may open a page, in the same words. */
export type PageAudience = Audience;

/** Where the API lies on the site. */
export const apiRoot = '/api';

/** A call of the API. Without type arguments: any of them. */
export interface Endpoint<
  Path extends `/${string}` = `/${string}`,
  Answer = unknown,
  Body = unknown,
  Query extends string = string,
> {
  readonly method: Method;
  /** Express path, under /api. */
  readonly path: Path;
  readonly audience: Audience;
  /** Carries the types; never set. */
  readonly types?: { readonly answer: Answer; readonly body: Body; readonly query: Query };
}

/** What can be asked for in another language than the school's first: `?lang=bn`. */
export type LanguageQuery = 'lang';
/** A list that comes in pages. */
export type PageQuery = 'limit' | 'after';
/** `More`: what else the list can be narrowed by. */
export type PagedEndpoint<Item = unknown, More extends string = never> = Endpoint<
  `/${string}`,
  readonly Item[],
  undefined,
  PageQuery | More
>;

/** What is said in a call besides its address. */
interface Terms {
  readonly answer: unknown;
  /** Left out where nothing is sent. */
  readonly body?: unknown;
  /** The names after the question mark. */
  readonly query?: string;
}

/**
 * Makes a row of the table. Two steps, so that the types can be said and the path is still read from its text.
 * @returns what takes method, path and audience
 */
export function endpoint<T extends Terms>() {
  return <Path extends `/${string}`>(
    method: Method,
    path: Path,
    audience: Audience,
  ): Endpoint<
    Path,
    T['answer'],
    T extends { body: infer Body } ? Body : undefined,
    T extends { query: infer Query extends string } ? Query : never
  > => ({ method, path, audience });
}

type TypesOf<E extends Endpoint> = NonNullable<E['types']>;
export type AnswerOf<E extends Endpoint> = TypesOf<E>['answer'];
export type BodyOf<E extends Endpoint> = TypesOf<E>['body'];

/** The values that an endpoint's path has places for. */
export type PathValues<E extends Endpoint> = { readonly [Name in ParameterOf<E['path']>]: string };

type QueryPart<E extends Endpoint> = [TypesOf<E>['query']] extends [never]
  ? { readonly query?: never }
  : { readonly query?: Readonly<Partial<Record<TypesOf<E>['query'], string | number | undefined>>> };

type BodyPart<E extends Endpoint> = [BodyOf<E>] extends [undefined]
  ? { readonly body?: never }
  : { readonly body: BodyOf<E> };

/** What an address takes: the path's values by their names, and `query`. */
export type AddressOf<E extends Endpoint> = PathValues<E> & QueryPart<E>;

/** What a call takes: as `AddressOf`, with `body` where the endpoint has one. */
export type CallOf<E extends Endpoint> = AddressOf<E> & BodyPart<E>;

/**
 * The address that a path stands for.
 * @param path has `:name` where a value goes
 * @param values one for each name, as they are; they come out encoded for an address
 */
export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(values[name]));
}

/**
 * The address of a call, under /api.
 * @param given the path's values and the query, as they are: they come out encoded; what is `undefined` in the query is
 * left out
 * @throws Error where a value is empty: the address would be another endpoint's
 */
export function pathOf<E extends Endpoint>({ path }: E, given: AddressOf<E>): string {
  const { query = {}, ...values } = given as { readonly query?: object } & Readonly<Record<string, string>>;
  const filled = fillPath<string>(path, values);
  if (/\/(\/|$)/.test(filled)) throw new Error(`${path} has an empty part: ${filled}`);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
