/**
 * The parts of React Router that the site uses. Other files import from here, so that another router or version
 * changes only this file, `app/site-routes.tsx`, `entry.browser.tsx` and `server`:
 * docs/decisions/0135-one-render-function.md
 */
export {
  createMemoryRouter,
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
  RouterProvider,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useBlocker,
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
