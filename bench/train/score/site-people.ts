import { dayMs } from '@teamwright/matching/profile/decay.ts';
import type { History } from '@teamwright/matching/rank/history.ts';
import { ledgerOf } from '@teamwright/matching/rank/ledger.ts';
import { Community } from '@teamwright/matching/score/community.ts';
import { allSkills, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DeveloperProfile } from '@teamwright/matching/types.ts';

/** All people of a history as profiles of a site. */
export function communityOf(history: History): Community {
  const community = new Community({ skills: allSkills(), resolve: resolveSkill });
  for (let developer = 0; developer < history.people; developer += 1)
    community.putDeveloper(profileOf(history, developer));
  return community;
}

/** Hours, interests, area and exposure are unknown for all of them. */
function profileOf(history: History, developer: number): DeveloperProfile {
  const works = history.worksOf(developer).flatMap((at) => history.works[at]?.project ?? []);
  return {
    id: history.idOf(developer),
    skills: ledgerOf(history, developer),
    text: '',
    works: works.map(({ title, text, built }) => `${title} ${text} ${built}`),
    area: '',
    school: history.schoolOf(developer),
    timeZone: null,
    hoursPerWeek: null,
    interests: [],
    roles: [],
    openToCollaborate: true,
    lastActiveAt: works.length === 0 ? null : Math.max(...works.map(({ day }) => day)) * dayMs,
    workedWith: Array.from(history.tiesOf(developer), (tie) => history.idOf(tie.person)),
  };
}
