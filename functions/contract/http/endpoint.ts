type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;

export type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';

/** `signed-in`: a valid ID token. `editor`, `admin`: the account is a teacher (or an admin), an admin now. */
export type Audience = 'anyone' | 'signed-in' | 'editor' | 'admin';

export const apiRoot = '/api';

/** `Given`: the address's parameters, such as `':id' | 'lang'`: in the path (with a colon) and in the query. */
export interface Endpoint<Answer = unknown, Given extends string = string, Body = unknown> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** Phantom field for the types; never set. */
  readonly types?: { readonly answer: Answer; readonly given: Given; readonly body: Body };
}

export type LanguageQuery = 'lang';
export type PageQuery = 'limit' | 'after';
export type PagedEndpoint<Item = unknown, More extends string = never> = Endpoint<
  readonly Item[],
  PageQuery | More,
  undefined
>;

export type PartOf<Given extends string> = Given extends `:${infer Name}` ? Name : never;

type Containing<Given extends string> = Given extends `:${string}`
  ? (path: `${string}${Given}${string}`) => void
  : never;
/** A path that has all path parameters of `Given`; callers could not pass any other's value. */
type PathWith<Given extends string> = `/${string}` &
  (Containing<Given> extends (path: infer Path) => void ? Path : unknown);

const by =
  (method: Method) =>
  <Answer, Given extends string = never, Body = undefined>(
    path: PathWith<Given>,
    audience: Audience,
  ): Endpoint<Answer, Given, Body> => ({ method, path, audience });

export const get = by('GET');
export const put = by('PUT');
export const patch = by('PATCH');
export const post = by('POST');
export const del = by('DELETE');

type TypesOf<E extends Endpoint> = NonNullable<E['types']>;
type GivenOf<E extends Endpoint> = TypesOf<E>['given'];
type QueryOf<E extends Endpoint> = Exclude<GivenOf<E>, `:${string}`>;
export type AnswerOf<E extends Endpoint> = TypesOf<E>['answer'];
export type BodyOf<E extends Endpoint> = TypesOf<E>['body'];

export type PathValues<E extends Endpoint> = { readonly [Name in PartOf<GivenOf<E>>]: string };

type QueryPart<E extends Endpoint> = [QueryOf<E>] extends [never]
  ? { readonly query?: never }
  : { readonly query?: Readonly<Partial<Record<QueryOf<E>, string | number | undefined>>> };

type BodyPart<E extends Endpoint> = [BodyOf<E>] extends [undefined]
  ? { readonly body?: never }
  : { readonly body: BodyOf<E> };

export type AddressOf<E extends Endpoint> = PathValues<E> & QueryPart<E>;

export type CallOf<E extends Endpoint> = AddressOf<E> & BodyPart<E>;

export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(values[name] ?? ''));
}

/** Under /api. @throws Error for an empty path parameter: it would be another endpoint's address */
export function pathOf<E extends Endpoint>({ path }: E, given: AddressOf<E>): string {
  const { query = {}, ...values } = given as { readonly query?: object } & Readonly<Record<string, string>>;
  const filled = fillPath<string>(path, values);
  if (/\/(\/|$)/.test(filled)) throw new Error(`${path} has an empty part: ${filled}`);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Browsers and CDN cache catalogue answers for half a minute, so a change is visible everywhere within a minute. */
export const catalogueCacheControl = 'public, max-age=30, s-maxage=30';
export const privateCacheControl = 'private, no-store';

/** Every answer has its request id; the log and problem documents contain it too. */
export const requestIdHeader = 'X-Request-Id';
