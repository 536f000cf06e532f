import type { ReactNode } from 'react';
import { useSession } from './session-context.ts';

interface WhenKnownProps {
  /** Stands where the content will be, as large as that, and says that it is on its way. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** The content of a page for signed-in people: it is shown, and made, once it is known that somebody is. */
export function WhenKnown({ loading, children }: WhenKnownProps): ReactNode {
  return useSession().state.status === 'signed-in' ? children : loading;
}
