import { useQuery } from '@tanstack/react-query';
import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import { Check, UserPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { type SessionUser, useCurrentUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ownProjectsQuery } from './matching.queries.ts';

const { invite: copy } = peopleCopy;

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

interface InvitePersonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** Lists of users who are all open to collaborate leave `openToCollaborate` out. */
  person: { id: string; username: string; openToCollaborate?: boolean };
  /** Which text the button shows. Its name starts with that text and includes the person. */
  text?: 'short' | 'long';
  /** The project that the dialog offers first. */
  projectId?: string | undefined;
  /** Of the person to that project: an invitation that waits for an answer replaces the button. */
  relation?: OwnFit['relation'] | undefined;
}

interface InviteProps extends InvitePersonProps {
  user: SessionUser;
}

function Invite({
  person,
  user,
  text = 'short',
  projectId,
  relation,
  variant,
  size,
  className,
}: InviteProps) {
  const { data = [] } = useQuery(ownProjectsQuery(user.username));
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const [isSent, setSent] = useState(false);
  const invited = isSent || relation === 'invited';
  const projects = data.filter(({ status }) => status === 'open');
  // Receives the focus after the invitation, because the button is gone.
  const done = useRef<HTMLSpanElement>(null);
  if (projects.length === 0) return null;
  return (
    <>
      {invited ? (
        <span ref={done} tabIndex={-1} className={buttonClass({ size, className, variant: 'done' })}>
          <Check aria-hidden="true" />
          {texts.teammates.invited}
          <span className="sr-only">: {person.username}</span>
        </span>
      ) : (
        <Button
          variant={variant}
          size={size}
          className={className}
          aria-haspopup="dialog"
          aria-label={fill(text === 'long' ? copy.toProjectOf : copy.title, { name: person.username })}
          onClick={() => setState('open')}
        >
          <UserPlus aria-hidden="true" />
          {text === 'long' ? copy.toProject : copy.button}
        </Button>
      )}
      {state === 'never' ? null : (
        <Suspense>
          <InviteDialog
            person={person}
            projects={projects}
            first={projectId}
            open={state === 'open'}
            finalFocus={invited ? done : undefined}
            onInvited={() => setSent(true)}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Invites a user to one of the viewer's open projects. Renders nothing if the viewer has none or the user is not open
 * to collaborate.
 */
export function InvitePerson(props: InvitePersonProps) {
  const user = useCurrentUser();
  const { id, openToCollaborate = true } = props.person;
  if (!user || user.id === id || !openToCollaborate) return null;
  return <Invite {...props} user={user} />;
}
