import type { RepairDifference } from '@teamwright/contracts/events/repair.ts';
import type { Repair } from './events.difference.service.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const teamName = ({ id, name }: Named) => ({ id, name });

interface Person {
  readonly participantId: string;
  readonly username: string;
}

const personName = ({ participantId, username }: Person) => ({ participantId, username });

function answerView(accepted: boolean | null | undefined): RepairDifference['moved'][number]['answer'] {
  if (accepted === undefined) return null;
  if (accepted === null) return 'asked';
  return accepted ? 'accepted' : 'declined';
}

type Scores = Pick<RepairDifference, 'score' | 'scoreBefore'>;

export function differenceView(repair: Repair, { score, scoreBefore }: Scores): RepairDifference {
  const { formation, repaired, before, fault } = repair;
  const gone = new Set(repair.left.map(({ person }) => person.participantId));
  const members = before.flatMap((team) => team.members);
  return {
    version: formation.version,
    repairs: repaired.version,
    fault,
    score,
    appliedAt: formation.appliedAt?.toISOString() ?? null,
    moved: repair.moved.map(({ person, from, to, reason, accepted }) => ({
      ...personName(person),
      from: teamName(from),
      to: teamName(to),
      reason,
      answer: answerView(accepted),
    })),
    joined: repair.joined.map(({ person, to }) => ({ ...personName(person), to: teamName(to) })),
    left: repair.left.map(({ person, from }) => ({
      ...personName(person),
      from: teamName(from),
      status: person.status,
    })),
    unplaced: repair.unplaced.map(({ person, from }) => ({
      ...personName(person),
      from: from && teamName(from),
    })),
    closed: repair.closed.map(({ team, mergedInto }) => ({
      ...teamName(team),
      mergedInto: mergedInto && teamName(mergedInto),
    })),
    created: repair.created.map((team) => ({
      ...teamName(team),
      members: team.members.map(({ username }) => username),
    })),
    attending: members.filter(({ participantId }) => !gone.has(participantId)).length,
    scoreBefore,
    answerBy: formation.answerBy?.toISOString() ?? null,
  };
}
