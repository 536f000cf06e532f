import { paths } from '@pathshala/contract/site/paths';
import { useLocation } from '../ui/router.ts';

export function useLoginOrigin(): unknown {
  const location = useLocation();
  const onAccountPage = location.pathname === paths.login || location.pathname === paths.register;
  return onAccountPage ? location.state : { from: location };
}
