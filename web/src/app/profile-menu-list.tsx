import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { useState } from 'react';
import { sendBeforeLeaving } from '../api/before-leaving.ts';
import { usePagedList } from '../api/paged-list.ts';
import { type CurrentUser, useSession } from '../auth/session-context.ts';
import { useAdmin, useClaim } from '../auth/use-role.ts';
import { MuiProvider } from '../theme/mui-provider.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { Link, useNavigate } from '../ui/router.ts';
import { numberText } from '../words/format.ts';
import { words } from '../words/words.ts';

const AskDialog = lazyDialog(() => import('../ui/ask-dialog.tsx'));

/** @returns how many items remain unsaved */
async function settleWork(uid: string): Promise<number> {
  await sendBeforeLeaving();
  try {
    return await (await import('../device/drafts.ts')).countUnsent(uid);
  } catch {
    // Logs out even if the warning cannot be shown; unsent data stays.
    return 0;
  }
}

interface ProfileMenuListProps {
  readonly user: CurrentUser;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** More than this many are shown as 99+. */
const counted = 99;

function MessagesItem({ onClose, ...props }: Pick<ProfileMenuListProps, 'onClose'>) {
  const { items = [], more } = usePagedList(siteEndpoints.messages, counted, { state: 'open' });
  const open = `${numberText(items.length)}${more ? '+' : ''}`;
  return (
    <MenuItem {...props} component={Link} to={`${paths.messages}?state=open`} onClick={onClose}>
      {items.length > 0 ? words['app.openMessages']({ count: open }) : words['titles.messages']()}
    </MenuItem>
  );
}

const courses = [paths.myCourses, words['fixed.myCourses']] as const;
const studio = [paths.studio, words['titles.studio']] as const;

/** At most seven, with My Account and Log Out. */
const placesOf = {
  admin: [
    [paths.users, words['fixed.allUsers']],
    [paths.messages, words['titles.messages']],
    [paths.overview, words['titles.overview']],
    studio,
    courses,
  ],
  teacher: [[paths.teaching, words['titles.teaching']], studio, courses],
  pupil: [
    courses,
    [paths.progress, words['titles.progress']],
    [paths.classrooms, words['titles.classrooms']],
  ],
} as const;

/** Items and order: docs/contract.md, "Header and navigation bar". */
export default function ProfileMenuList({ user, anchor, onClose }: ProfileMenuListProps) {
  const { signOut } = useSession();
  const { admin } = useAdmin();
  const teacher = useClaim('teacher');
  const navigate = useNavigate();
  const who = admin ? 'admin' : teacher ? 'teacher' : 'pupil';
  const [unsent, setUnsent] = useState(0);

  async function askToLeave() {
    // Until the role is known, assume that they may have drafts.
    const isNone = admin === false && teacher === false;
    const left = isNone ? 0 : await settleWork(user.uid);
    if (left > 0) setUnsent(left);
    else await logOut();
  }

  async function logOut() {
    onClose();
    await signOut();
    await navigate(paths.home);
  }

  return (
    <MuiProvider>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': words['app.accountMenu']() },
          paper: { sx: { minWidth: 220, mt: 1, borderRadius: '16px' } },
        }}
      >
        <Typography component="li" role="presentation" sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
          <strong>{user.displayName}</strong>
          <br />
          {user.email}
        </Typography>
        <Divider component="li" />
        {[...placesOf[who], [paths.account, words['titles.account']] as const].map(([to, label]) =>
          to === paths.messages ? (
            <MessagesItem key={to} onClose={onClose} />
          ) : (
            <MenuItem key={to} component={Link} to={to} divider={to === paths.studio} onClick={onClose}>
              {label()}
            </MenuItem>
          ),
        )}
        <MenuItem onClick={() => void askToLeave()}>{words['fixed.logOut']()}</MenuItem>
      </Menu>
      {unsent > 0 && (
        <AskDialog
          isAlert
          title={words['unsent.title']()}
          text={words['unsent.text']({ count: unsent })}
          confirm={words['fixed.logOut']()}
          onClose={onClose}
          onConfirm={() => void logOut()}
        />
      )}
    </MuiProvider>
  );
}
