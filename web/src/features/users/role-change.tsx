import Button from '@mui/material/Button';
import { accountEndpoints } from '@pathshala/contract/accounts/endpoints';
import type { Role, User } from '@pathshala/contract/accounts/user';
import { useLayoutEffect, useRef, useState } from 'react';
import toast, { type Toast } from 'react-hot-toast';
import { useSession } from '../../auth/session-context.ts';
import type { Action } from '../../auth/use-action.tsx';
import { ApiError, call } from '../../http/client.ts';
import { words } from '../../words/words.ts';

interface MadeAdminToastProps {
  /** While closing it fades for a moment. */
  readonly visible: boolean;
  /** Takes the focus: a keyboard user would not reach it in time otherwise. */
  readonly focused: boolean;
  /** Returns the focus to where it was. */
  readonly onLeave: () => void;
  readonly onUndo: () => void;
}

function MadeAdminToast({ visible, focused, onLeave, onUndo }: MadeAdminToastProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  useLayoutEffect(() => {
    if (!visible && button.current === document.activeElement) onLeave();
  }, [visible, onLeave]);
  return (
    <>
      <span>{words['fixed.madeAdmin']()}</span>{' '}
      <Button
        ref={button}
        // The next notice may be shown while this one fades.
        aria-hidden={!visible}
        tabIndex={visible ? 0 : -1}
        // Notices are white in dark mode, too: the theme's green would lack contrast.
        color="inherit"
        sx={{ px: 1.5, textDecoration: 'underline' }}
        // A key still held down from Make Admin must not press *Undo*.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={() => {
          if (visible) onUndo();
        }}
      >
        {words['users.undo']()}
      </Button>
    </>
  );
}

export const roleButtonId = ({ _id }: User) => `role-of-${_id}`;

export const roleWords: Readonly<Record<Role, () => string>> = {
  admin: words['users.admin'],
  teacher: words['users.teacher'],
  student: words['users.student'],
};

/** Without a name, the address. */
export const personName = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  displayName || email;

/** Gives and takes roles. An admin's can be undone; the others, and taking one, ask first. */
export function useRoleChange({ run, ask }: Action) {
  const { state, idToken } = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);

  function removal(user: User) {
    const { _id: id, email } = user;
    return {
      id,
      work: async () => call(accountEndpoints.removeAdmin, { email, token: await idToken() }),
      done: ({ modifiedCount }: { readonly modifiedCount: number }) => {
        if (modifiedCount === 0) toast(words['users.alreadyStudent']());
        else toast.success(words['users.madeStudent']());
      },
    };
  }

  function offerUndo(user: User, byKeyboard: boolean) {
    toast.success(({ id, visible }: Toast) => (
      <MadeAdminToast
        visible={visible}
        focused={byKeyboard}
        onLeave={() => document.getElementById(roleButtonId(user))?.focus()}
        onUndo={() => {
          toast.dismiss(id);
          const { work, ...ending } = removal(user);
          void run(work, ending);
        }}
      />
    ));
  }

  /** @param byKeyboard whether *Undo* takes the focus */
  function makeAdmin(user: User, byKeyboard: boolean) {
    const { _id: id, email } = user;
    setRefusal(null);
    void run(async () => call(accountEndpoints.makeAdmin, { email, token: await idToken() }), {
      id,
      done: ({ modifiedCount }) => {
        if (modifiedCount === 0) toast(words['users.alreadyAdmin']());
        else offerUndo(user, byKeyboard);
      },
      failed: (error) => {
        const isUnverified = error instanceof ApiError && error.code === 'not-verified';
        if (isUnverified) setRefusal(words['users.notVerifiedYet']({ email }));
        const isForbidden = error instanceof ApiError && error.status === 403;
        return isUnverified || isForbidden ? words['fixed.makeAdminFailed']() : undefined;
      },
    });
  }

  function removeAdmin(user: User) {
    setRefusal(null);
    ask({
      title: words['users.takeAway'](),
      text:
        user.email === state.user?.email
          ? words['users.ownRole']()
          : words['users.otherRole']({ email: user.email }),
      confirm: words['users.removeAdmin'](),
      ...removal(user),
    });
  }

  /** Giving or taking the teacher's role, whichever can be done. */
  function teacherChange(user: User): readonly [label: string, ask: () => void] {
    const { email } = user;
    const name = personName(user);
    const takes = user.role === 'teacher';
    const confirm = takes ? words['users.removeTeacher']() : words['users.makeTeacher']();
    const endpoint = takes ? accountEndpoints.removeTeacher : accountEndpoints.makeTeacher;
    const question = {
      title: takes ? words['person.askNoTeacher']({ name }) : words['person.askTeacher']({ name }),
      text: takes ? words['person.askNoTeacherText']({ email }) : words['users.teacherLead'](),
      confirm,
      ...(!takes && { isGain: true as const }),
      work: async () => call(endpoint, { email, token: await idToken() }),
      done: takes ? words['users.noLongerTeacher']() : words['users.madeTeacher'](),
    };
    return [confirm, () => ask(question)];
  }

  return {
    makeAdmin,
    removeAdmin,
    teacherChange,
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}
