/**
 * What the site takes of its router. Other files import from here, so that what replaces it, or its next version, changes
 * this file, `app/site-routes.tsx`, `entry.browser.tsx` and `server`: docs/decisions/0135-one-render-function.md
 */
export {
  data,
  isRouteErrorResponse,
  Link,
  type LinkProps,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Location,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
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
