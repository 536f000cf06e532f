import { type ContextType, type MouseEvent, useContext } from 'react';
import {
  createPath,
  type LinkProps,
  UNSAFE_DataRouterContext,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom';

/** Whether a press is the site's to follow: not one that opens another tab or window, or saves the page. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}

/** What a press on a link does: what its page asks for and then, where it is the site's to follow, the way there. */
const pressed =
  ({ onClick, target }: Pick<LinkProps, 'onClick' | 'target'>, go: () => void) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (target || !isPlain(event)) return;
    event.preventDefault();
    go();
  };

/** The address of a page in the site's language: in another than the first its folder goes before the path. */
function hrefOf(to: string, folder: string): string {
  return folder === '/' ? to : folder + to.replace(/^\/(?=$|[?#])/, '');
}

type Site = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>;

/** Follows a link within the site; a link to the very place where one is adds nothing to the way back. */
function follow({ router, basename }: Site, { to, state, replace, preventScrollReset }: PathLinkProps) {
  const { pathname, search, hash } = router.state.location;
  const isHere = hrefOf(to, basename) === pathname + search + hash;
  void router.navigate(to, {
    state,
    replace: replace ?? isHere,
    ...(preventScrollReset && { preventScrollReset }),
  });
}

interface PathLinkProps extends LinkProps {
  readonly to: string;
}

/**
 * What reads where the reader is, as the router's own link does, is rendered anew with every step of a navigation: home and
 * the shell have eighty links. A whole path leads to the same place from everywhere. docs/performance.md
 */
function PathLink({ site, ...props }: PathLinkProps & { readonly site: Site }) {
  const { to, state: _state, replace: _replace, preventScrollReset: _reset, ...rest } = props;
  return <a {...rest} href={hrefOf(to, site.basename)} onClick={pressed(props, () => follow(site, props))} />;
}

/** A link whose place is told by where the reader is. */
function RelativeLink({ to, state, replace, preventScrollReset, ...rest }: LinkProps) {
  const href = useHref(to);
  const isHere = createPath(useResolvedPath(to)) === createPath(useLocation());
  const navigate = useNavigate();
  const go = () =>
    void navigate(to, {
      state,
      replace: replace ?? isHere,
      ...(preventScrollReset && { preventScrollReset }),
    });
  return <a {...rest} href={href} onClick={pressed(rest, go)} />;
}

/** A link to a page of the site: a path, or what is another on the page that is open (`{ search: '?class=9' }`). */
export function Link(props: LinkProps) {
  const site = useContext(UNSAFE_DataRouterContext);
  const { to } = props;
  if (site && typeof to === 'string' && to.startsWith('/'))
    return <PathLink {...props} to={to} site={site} />;
  return <RelativeLink {...props} />;
}
