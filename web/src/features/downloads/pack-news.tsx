import { paths } from '@pathshala/contract/site/paths';
import { useEffect, useState } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { Link } from '../../ui/router.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { countNewer } from './newer-packs.ts';

/** Says on home that the school has something newer than what is kept on this device, and leads to it. */
export default function PackNews() {
  const { state, idToken } = useSession();
  const [count, setCount] = useState(0);
  const uid = state.user?.uid;
  useEffect(() => {
    if (state.status === 'loading') return;
    const owner = uid === undefined ? null : { uid, token: () => idToken() };
    countNewer(owner).then(setCount, () => setCount(0));
  }, [state.status, uid, idToken]);
  return (
    <div role="status">
      {count > 0 && (
        <Wrap>
          <p className="card pad cluster edge good below-4">
            {words['packs.news']({ count })} <Link to={paths.downloads}>{words['titles.downloads']()}</Link>
          </p>
        </Wrap>
      )}
    </div>
  );
}
