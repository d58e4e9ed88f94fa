import { Crown, EllipsisVertical, Shield, ShieldOff, UserMinus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { projectChangesCopy as copy } from '../../../copy/projects/project-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';
import type { ProjectDetails } from '../projects.queries.ts';
import { ChangeDialog } from './change-dialog.tsx';

type MemberAction = 'makeCoOwner' | 'makeMember' | 'offer' | 'remove';

const done = {
  makeCoOwner: copy.madeCoOwner,
  makeMember: copy.madeMember,
  offer: copy.offered,
  remove: copy.removed,
} as const satisfies Record<MemberAction, string>;

const icons = { makeCoOwner: Shield, makeMember: ShieldOff, offer: Crown, remove: UserMinus };

interface MemberActionsProps {
  project: ProjectDetails;
  member: ProjectDetails['members'][number];
  /** Receives the focus after the member has been removed. */
  finalFocus: RefObject<HTMLElement | null>;
}

function actionsFor({ role, can }: MemberActionsProps['member']): MemberAction[] {
  return [
    ...(can.changeRole ? [role === 'member' ? ('makeCoOwner' as const) : ('makeMember' as const)] : []),
    ...(can.offerOwnership ? ['offer' as const] : []),
    ...(can.remove ? ['remove' as const] : []),
  ];
}

async function perform(action: MemberAction, id: string, userId: string): Promise<unknown> {
  if (action === 'remove') return await call('projects.removeMember', { params: { id, userId } });
  if (action === 'offer') return await call('projects.offerOwnership', { params: { id }, body: { userId } });
  const role = action === 'makeCoOwner' ? 'co_owner' : 'member';
  return await call('projects.setRole', { params: { id, userId }, body: { role } });
}

/** The actions of owners and co-owners on a member: a button for a single action, a menu for the owner. */
export function MemberActions({ project, member, finalFocus }: MemberActionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Keeps the texts while the dialog fades out.
  const [action, setAction] = useState<MemberAction>('remove');
  const [open, setOpen] = useState(false);
  const { username, userId } = member;
  const actions = actionsFor(member);
  const ask = (chosen: MemberAction) => {
    setAction(chosen);
    setOpen(true);
  };
  const entries = actions.map((each): MenuEntry => {
    const Icon = icons[each];
    return { key: each, label: copy[each], icon: <Icon />, onSelect: () => ask(each) };
  });
  const single = actions.length === 1;
  const name = fill(single ? copy.removeName : copy.manageName, { username });
  const button = (
    <Button
      ref={trigger}
      variant="ghost"
      size="square"
      aria-label={name}
      title={name}
      {...(single && { onClick: () => ask('remove') })}
    >
      {single ? <UserMinus aria-hidden="true" /> : <EllipsisVertical aria-hidden="true" />}
    </Button>
  );
  return (
    <>
      {single ? button : <Menu trigger={button} entries={entries} openOnHover={false} />}
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        title={fill(copy[`${action}Question`], { username })}
        text={copy[`${action}Text`]}
        confirmLabel={copy[action]}
        tone={action === 'remove' || action === 'makeMember' ? 'danger' : 'primary'}
        run={() => perform(action, project.id, userId)}
        done={fill(done[action], { username })}
        returnFocus={trigger}
        finalFocus={action === 'remove' ? finalFocus : undefined}
      />
    </>
  );
}
