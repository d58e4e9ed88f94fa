import { type CommentIdea, commentIdeas } from '../../content/comments.ts';
import { addDays } from '../dates.ts';
import type { Casting } from '../developers/casting.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoComment } from '../types.ts';
import type { BuiltProject } from './build-projects.ts';

/** The comments on projects, each question directly before its answer. */
export function buildComments(
  built: readonly BuiltProject[],
  now: Date,
  random: Random,
  castFor: Casting,
): DemoComment[] {
  return commentIdeas.flatMap((idea) => {
    const entry = built.find(({ idea: { key } }) => key === idea.project);
    if (entry === undefined) throw new RangeError(`no project ${idea.project}`);
    return said(idea, entry, now, random.fork(`${idea.project}/${idea.body}`), castFor);
  });
}

function said(
  { by, kind, body, daysAgo, answer }: CommentIdea,
  { project, team }: BuiltProject,
  now: Date,
  random: Random,
  castFor: Casting,
): DemoComment[] {
  const createdAt = addDays(now, -daysAgo);
  const author = castFor(by, { needs: [], except: team, by: createdAt });
  const id = idAt(createdAt, random);
  const first: DemoComment = {
    id,
    projectId: project.id,
    parentId: null,
    authorId: author.id,
    kind,
    body,
    createdAt,
  };
  if (answer === undefined) return [first];
  const answeredAt = addDays(createdAt, Math.min(daysAgo / 2, 0.1 + random.next()));
  const reply: DemoComment = {
    id: idAt(answeredAt, random),
    projectId: project.id,
    parentId: id,
    authorId: project.ownerId,
    kind: 'comment',
    body: answer,
    createdAt: answeredAt,
  };
  return [first, reply];
}
