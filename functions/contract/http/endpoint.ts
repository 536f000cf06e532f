export type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterOf<More>
    : Rest
  : never;

export type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';

/** `signed-in`: a valid ID token. `editor`, `admin`: the account is a teacher (or an admin), an admin now. */
export type Audience = 'anyone' | 'signed-in' | 'editor' | 'admin';

export const apiRoot = '/api';

export interface Endpoint<
  Path extends `/${string}` = `/${string}`,
  Answer = unknown,
  Body = unknown,
  Query extends string = string,
> {
  readonly method: Method;
  readonly path: Path;
  readonly audience: Audience;
  /** Phantom field for the types; never set. */
  readonly types?: { readonly answer: Answer; readonly body: Body; readonly query: Query };
}

export type LanguageQuery = 'lang';
export type PageQuery = 'limit' | 'after';
export type PagedEndpoint<Item = unknown, More extends string = never> = Endpoint<
  `/${string}`,
  readonly Item[],
  undefined,
  PageQuery | More
>;

/** Defines endpoints of a method, in two steps: the types are given, and the path's type is inferred. */
const reading =
  (method: Method) =>
  <Answer, Query extends string = never>() =>
  <Path extends `/${string}`>(path: Path, audience: Audience): Endpoint<Path, Answer, undefined, Query> => ({
    ...{ method, path, audience },
  });

const writing =
  (method: Method) =>
  <Answer, Body = undefined, Query extends string = never>() =>
  <Path extends `/${string}`>(path: Path, audience: Audience): Endpoint<Path, Answer, Body, Query> => ({
    ...{ method, path, audience },
  });

/** `get<Answer, Query>()('/path', 'admin')`; the others `put<Answer, Body, Query>()('/path', 'admin')`. */
export const get = reading('GET');
export const put = writing('PUT');
export const patch = writing('PATCH');
export const post = writing('POST');
export const del = writing('DELETE');

type TypesOf<E extends Endpoint> = NonNullable<E['types']>;
export type AnswerOf<E extends Endpoint> = TypesOf<E>['answer'];
export type BodyOf<E extends Endpoint> = TypesOf<E>['body'];

export type PathValues<E extends Endpoint> = { readonly [Name in ParameterOf<E['path']>]: string };

type QueryPart<E extends Endpoint> = [TypesOf<E>['query']] extends [never]
  ? { readonly query?: never }
  : { readonly query?: Readonly<Partial<Record<TypesOf<E>['query'], string | number | undefined>>> };

type BodyPart<E extends Endpoint> = [BodyOf<E>] extends [undefined]
  ? { readonly body?: never }
  : { readonly body: BodyOf<E> };

export type AddressOf<E extends Endpoint> = PathValues<E> & QueryPart<E>;

export type CallOf<E extends Endpoint> = AddressOf<E> & BodyPart<E>;

export function fillPath<Path extends string>(
  path: Path,
  values: Readonly<Record<ParameterOf<Path>, string>>,
): string {
  return path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(values[name]));
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
