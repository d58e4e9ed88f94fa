import { randomBytes } from 'node:crypto';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { Certificate, eventThanks } from '@teamwright/contracts/events/thanks.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { type EventRow, findEvent, listOrganisers } from '../events.repository.ts';
import { getOpened, lockOpened } from '../events.service.ts';
import { listTeamProjects } from '../forming/events.publishing.repository.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { findTeamOf } from '../team/events.team.service.ts';
import { canHaveCertificate } from './events.thanks.policy.ts';
import * as repository from './events.thanks.repository.ts';

type OwnCertificate = Answer<typeof eventThanks.ownCertificate>;

const codeBytes = 12;

async function canIssue(ctx: Ctx, event: EventRow, userId: string): Promise<boolean> {
  const row = await findParticipantOf(ctx.db, event.id, userId);
  if (row === undefined) return false;
  return canHaveCertificate({
    status: event.status,
    participant: row.status,
    isCheckedIn: row.checkedInAt !== null,
    isInTeam: (await findTeamOf(ctx, event.id, userId)) !== undefined,
    usedCheckIn: await repository.findUsedCheckIn(ctx.db, event.id),
  });
}

async function ownCertificateOf(ctx: UserCtx, event: EventRow): Promise<OwnCertificate> {
  const { userId } = ctx.actor;
  const issued = await repository.findCertificateOf(ctx.db, event.id, userId);
  return { canIssue: await canIssue(ctx, event, userId), code: issued?.code ?? null };
}

export async function getOwnCertificate(ctx: UserCtx, eventId: string): Promise<OwnCertificate> {
  const event = await getOpened(ctx, eventId);
  return await ownCertificateOf(ctx, event);
}

/**
 * Returns the former code if the certificate was already issued.
 * @throws AppError `forbidden` without a right to one
 */
export async function issueCertificate(ctx: UserCtx, eventId: string): Promise<OwnCertificate> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    const { userId } = ctx.actor;
    if (!(await canIssue(ctx, event, userId)))
      throw new AppError(
        'forbidden',
        'Only participants who were in a team and present can get a certificate',
      );
    const code = randomBytes(codeBytes).toString('base64url');
    await repository.insertCertificate(ctx.db, {
      code,
      eventId: event.id,
      userId,
      issuedAt: ctx.clock.now(),
    });
    return await ownCertificateOf(ctx, event);
  });
}

/** For everyone who knows the code. @throws AppError `not_found`, also if the participant may no longer have it */
export async function getCertificate(ctx: Ctx, code: string): Promise<Certificate> {
  const issued = await repository.findCertificate(ctx.db, code);
  const event = issued && (await findEvent(ctx.db, issued.eventId));
  const team = issued && (await findTeamOf(ctx, issued.eventId, issued.userId));
  if (issued === undefined || event === undefined || team === undefined) throw notFound('Certificate');
  if (!(await canIssue(ctx, event, issued.userId))) throw notFound('Certificate');
  const { own, formationId } = team;
  const projects = await listTeamProjects(ctx.db, formationId);
  const project = projects.find(({ teamId }) => teamId === own.teamId);
  const { slug, title, timeZone, place, online } = event;
  const organisers = await listOrganisers(ctx.db, event.id);
  return {
    code,
    username: own.username,
    issuedAt: issued.issuedAt.toISOString(),
    event: {
      slug,
      title,
      timeZone,
      place,
      online,
      startsAt: event.startsAt.toISOString(),
      endsAt: event.endsAt.toISOString(),
    },
    team: project?.name ?? '',
    project: project?.title ?? '',
    roles: own.roles.map(({ role }) => role),
    organisers: organisers.map(({ username }) => username),
  };
}
