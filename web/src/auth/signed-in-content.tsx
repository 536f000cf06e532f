import type { ReactNode } from 'react';
import { useSession } from './session-context.ts';

interface SignedInContentProps {
  /** Placeholder of the content's size. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once somebody is known to be signed in. */
export function SignedInContent({ loading, children }: SignedInContentProps): ReactNode {
  return useSession().state.status === 'signed-in' ? children : loading;
}
