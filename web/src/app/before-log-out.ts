/** What somebody has practised is sent before they log out. Most people have nothing to send, so this is loaded then. */
export const loadBeforeLogOut = () => import('../api/practice-before-log-out.ts');
