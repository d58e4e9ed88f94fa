import type { Project } from '@teamwright/contracts/projects.ts';
import { entersRoom, leadsTeam } from '../teams/teams.policy.ts';

type Relation = NonNullable<Project['viewer']>['relation'];

interface Viewed {
  readonly status: Project['status'];
  readonly ownerStatus: 'active' | 'suspended' | 'deleted';
  /** Undefined for guests, who are led to sign in first. */
  readonly relation: Relation | undefined;
}

function roleIn(relation: Relation | undefined) {
  return relation === 'owner' || relation === 'co_owner' || relation === 'member' ? relation : undefined;
}

/** What the visitor may do with a project, for the page's buttons; the verbs check again. */
export function projectAbilities({ status, ownerStatus, relation }: Viewed) {
  const role = roleIn(relation);
  const takesPeople = status === 'open' && ownerStatus === 'active';
  return {
    request: takesPeople && (relation === undefined || relation === 'none'),
    invite: takesPeople && leadsTeam(role),
    enterRoom: entersRoom(role),
  };
}
