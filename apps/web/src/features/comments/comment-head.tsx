import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { formatFull, formatRelative } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import type { Comment } from './comments.queries.ts';

interface CommentHeadProps {
  comment: Comment;
  now: number;
}

/** The author, their role and the date. */
export function CommentHead({ comment, now }: CommentHeadProps) {
  const { authorId, authorUsername, authorPic, authorRole, createdAt, editedAt } = comment;
  const isAnswer = comment.parentId !== null;
  return (
    <div className="flex items-center gap-3">
      <Avatar id={authorId} name={authorUsername} picture={authorPic} size={isAnswer ? 24 : 32} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
        <PersonLink username={authorUsername} gone={authorId === null} className="max-w-full text-14" />
        {authorRole ? <Badge size="sm">{projectsCopy.page.roles[authorRole]}</Badge> : null}
        <time dateTime={createdAt} title={formatFull(createdAt)}>
          {formatRelative(createdAt, now)}
        </time>
        {editedAt ? (
          <time dateTime={editedAt} title={fill(copy.editedAt, { moment: formatFull(editedAt) })}>
            {copy.edited}
          </time>
        ) : null}
      </div>
      {comment.kind === 'question' ? (
        <Badge size="sm" tone="info">
          {copy.question}
        </Badge>
      ) : null}
    </div>
  );
}
