import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CommentForm } from './comment-form.tsx';
import { type CommentKind, usePostComment } from './comments.queries.ts';

/** The section's anchor in the address, so that sign-in leads back to it. */
export const sectionId = 'comments';

const kinds: readonly CommentKind[] = ['comment', 'question'];

interface KindChoiceProps {
  kind: CommentKind;
  onKind: (kind: CommentKind) => void;
}

function KindChoice({ kind, onKind }: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="sr-only">{copy.kindLegend}</legend>
      {kinds.map((choice) => (
        <label
          key={choice}
          className="inline-flex min-h-8 items-center gap-2 text-14 font-medium max-md:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={kind === choice}
            onChange={() => onKind(choice)}
            className="size-4.5 accent-primary"
          />
          {copy.kinds[choice]}
        </label>
      ))}
    </fieldset>
  );
}

function SignInInvitation() {
  const { pathname, search } = useLocation();
  return (
    <Card flat className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-14">{copy.signInText}</p>
      <Link to={paths.signIn(`${pathname}${search}#${sectionId}`)} className={buttonClass()}>
        {copy.signIn}
      </Link>
    </Card>
  );
}

interface CommentComposerProps {
  projectId: string;
  archived: boolean;
  /** Whether this user cannot write here at the moment, although others can. */
  closed: boolean;
  /** Called after posting. The new entry is first in the list. */
  onPosted: () => void;
}

/** The form for a comment or question, or the reason why the user cannot write. */
export function CommentComposer({ projectId, archived, closed, onPosted }: CommentComposerProps) {
  const user = useCurrentUser();
  const [kind, setKind] = useState<CommentKind>('comment');
  const { mutateAsync } = usePostComment(projectId);

  async function send(body: string): Promise<void> {
    await mutateAsync({ body, kind });
    onPosted();
    toast.success(copy.posted[kind]);
  }

  if (archived) {
    return (
      <Card flat>
        <p className="text-14 text-muted">{copy.readOnly}</p>
      </Card>
    );
  }
  if (!user) return <SignInInvitation />;
  if (closed) {
    return (
      <Card flat>
        <p className="text-14 text-muted">{copy.closed}</p>
      </Card>
    );
  }
  return (
    <Card>
      <CommentForm
        label={copy.labels[kind]}
        submitLabel={copy.submit[kind]}
        failedText={copy.postFailed}
        onSend={send}
      >
        <KindChoice kind={kind} onKind={setKind} />
      </CommentForm>
    </Card>
  );
}
