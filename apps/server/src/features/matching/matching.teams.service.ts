import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { ComposedTeams, TeamQuestion } from '@teamwright/contracts/matching/teams.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { TeamOptions } from '@teamwright/matching/team/team.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, notFound } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { noTeamReason } from '../teams/teams.policy.ts';
import { assertCanManage } from '../teams/teams.service.ts';
import { composeWithoutBlocks, listBlockedUsers } from './matching.blocked.service.ts';
import { coolingOffStart } from './matching.policy.ts';
import { loadProjects } from './matching.profiles.service.ts';
import { currentMatcher } from './matching.ranking.service.ts';
import { listHinderingRequests, listUserCards } from './matching.repository.ts';
import { countInvitations, findProjectState } from './matching.teams.repository.ts';
import { composedTeamsView, userIdsOf } from './matching.teams.view.ts';

/** Invitations of this time count as exposure, whatever became of them. */
const invitationsCountMs = 365 * dayMs;

/**
 * Teams for a project of the actor. Current members stay. Invited users, applicants, recently rejected users and
 * those not open to collaborate are left out. @throws AppError `not_found`, `forbidden`, `conflict`, `invalid`
 */
export async function composeTeams(ctx: UserCtx, question: TeamQuestion): Promise<ComposedTeams> {
  const projectId = knownId(question.postId, 'Project');
  const project = await findProjectState(ctx.db, projectId);
  if (project === undefined) throw notFound('Project');
  await assertCanManage(ctx, projectId);
  const refusal = noTeamReason(project.status);
  if (refusal !== undefined) throw new AppError('conflict', refusal);
  const hindering = await listHinderingRequests(ctx.db, { projectId }, coolingOffStart(ctx.clock.now()));
  const now = ctx.clock.now().getTime();
  const size = question.size ?? project.teamSize;
  const options = {
    size,
    ...wishesOf(question),
    exclude: new Set([...hindering.map(({ userId }) => userId), ...(await listBlockedUsers(ctx, projectId))]),
    invitations: await countInvitations(ctx.db, new Date(now - invitationsCountMs)),
    now,
  };
  const answer = await composed(ctx, projectId, options);
  const cards = await listUserCards(ctx.db, userIdsOf(answer));
  const pending = hindering.filter(({ status }) => status === 'pending');
  const waiting = {
    invited: pending.filter(({ kind }) => kind === 'invitation').length,
    asked: pending.filter(({ kind }) => kind === 'join_request').length,
  };
  const [profile] = await loadProjects(ctx.db, [projectId]);
  return composedTeamsView(answer, cards, { size, waiting, projectSeats: profile?.seats ?? [] });
}

async function composed(ctx: UserCtx, projectId: string, options: TeamOptions) {
  const matcher = await currentMatcher(ctx);
  const required = matcher.coverage(projectId, [])?.skills.map(({ skillId }) => skillId) ?? [];
  const unknown = (options.mustHave ?? []).filter((skillId) => !required.includes(skillId));
  if (unknown.length > 0) {
    const text = 'A must-have must be one of the project’s required skills';
    throw invalidField('mustHave', text);
  }
  return await composeWithoutBlocks(ctx, async (leftOut) => {
    const exclude = new Set([...(options.exclude ?? []), ...leftOut]);
    const { matchIndex } = ctx.deps;
    const answer = await matchIndex.read((index) => index.composeTeams(projectId, { ...options, exclude }));
    if (answer === undefined) throw notFound('Project');
    return answer;
  });
}

/** Ids are compared in lower case, skills by their names. */
function wishesOf({ mustHave, leaveOut, hours, pinned, dropped }: TeamQuestion) {
  const skillIds = (labels: readonly string[]) => labels.map((label) => resolveSkill(label).id);
  const userIds = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());
  return {
    mustHave: skillIds(mustHave),
    leaveOut: skillIds(leaveOut),
    hours,
    pinned: userIds(pinned),
    dropped: userIds(dropped),
  };
}
