/** The only import of React Router in pages: docs/decisions/0135-one-render-function.md */
import { type ComponentProps, type ComponentType, createElement } from 'react';
import {
  isRouteErrorResponse,
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
  useRouteError,
} from 'react-router-dom';

export {
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'state' | 'replace' | 'preventScrollReset'> {
  readonly to: To;
}

/** Our own, because the router's link comes with framework code and writes one of its attributes into every page. */
export function Link({ to, state, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(anchor.target && { target: anchor.target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  });
  const press: typeof onClick = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return createElement('a', { ...anchor, href: useHref(to), onClick: press });
}

/** A route's error boundary: shows `Missing` for a page that its loader did not find. Other errors pass through. */
export const whenMissing = (Missing: ComponentType) =>
  function ErrorBoundary() {
    const error = useRouteError();
    if (isRouteErrorResponse(error) && error.status === 404) return createElement(Missing);
    throw error;
  };
