import { none } from '../team-view.ts';
import { FreePeople } from './free-people.ts';
import type { Objective } from './objective.ts';
import { findPartners, type Partners } from './partners.ts';
import type { Plan } from './plan.ts';
import {
  type Proposal,
  proposeFriend,
  proposeInsertion,
  proposePairs,
  proposePartner,
  proposeRescue,
  proposeRing,
  proposeSwap,
} from './proposals.ts';
import type { Random } from './random.ts';
import {
  proposeContinue,
  proposeDissolving,
  proposeExchange,
  proposeFree,
  proposeFreeSwap,
  proposeRecruit,
  proposeRelay,
  proposeReopening,
  proposeReturn,
} from './repair-proposals.ts';
import {
  proposeClosing,
  proposeOpening,
  proposeProject,
  proposeSplit,
  proposeWish,
} from './team-proposals.ts';
import type { WeakTeams } from './weak-teams.ts';

/** Proposals, each as often as it should be chosen. */
export function chooseProposals(
  plan: Plan,
  objective: Objective,
  random: Random,
  weak: WeakTeams,
): Proposal[] {
  const partners = findPartners(plan, objective, random);
  const isRepair = plan.cohort.home.some((team) => team !== none);
  const shares = isRepair ? sharesOfRepair(plan, weak, partners) : usualShares(plan, weak, partners);
  return shares.flatMap(([proposal, share]) => Array.from({ length: share }, () => proposal));
}

type Shares = [Proposal, number][];

function usualShares({ cohort, units, unplacedMax }: Plan, weak: WeakTeams, partners: Partners): Shares {
  const { people, projects, limits, friends } = cohort;
  const hasFriends = people.some((_person, index) => friends.of(index).length > 0);
  const hasRoom =
    unplacedMax > 0 || limits.some(({ min, max }) => min < max) || units.members.length < people.length;
  const hasProjects = projects.length > 0;
  return [
    [proposeSwap, 20],
    [proposePartner(partners), hasProjects ? 20 : 100],
    [proposeRescue(weak, partners), 15],
    [proposeRing, 10],
    [proposePairs, 5],
    [proposeFriend, hasFriends ? 12 : 0],
    [proposeInsertion, hasRoom ? 30 : 0],
    [proposeSplit, hasRoom ? 2 : 0],
    [proposeOpening, hasRoom ? 4 : 0],
    [proposeClosing, hasRoom ? 4 : 0],
    [proposeWish, hasProjects ? 60 : 0],
    [proposeProject, hasProjects ? 10 : 0],
  ];
}

/** Most moves concern teams that lost members, and people who are not in their published team. */
function sharesOfRepair(plan: Plan, weak: WeakTeams, partners: Partners): Shares {
  const free = new FreePeople(plan);
  return [
    [proposeRecruit(weak), 30],
    [proposeRescue(weak, partners), 10],
    [proposeFree(free), 40],
    [proposeFreeSwap(free), 20],
    [proposeExchange(free, weak, partners), 100],
    [proposeRelay(free, partners), 30],
    [proposeReturn(free), 10],
    [proposeReopening(free, partners), 40],
    [proposeDissolving(free, weak, partners), 40],
    [proposeContinue, 2],
    [proposeInsertion, 10],
    [proposePartner(partners), 10],
    [proposeSwap, 5],
    [proposeRing, 5],
    [proposeFriend, 5],
    [proposeClosing, 3],
    [proposeOpening, 2],
    [proposeWish, plan.cohort.projects.length > 0 ? 10 : 0],
  ];
}
