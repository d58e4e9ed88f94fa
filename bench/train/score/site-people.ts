import { dayMs } from '@teamwright/matching/profile/decay.ts';
import type { History } from '@teamwright/matching/rank/history.ts';
import { ledgerOf } from '@teamwright/matching/rank/ledger.ts';
import { Community } from '@teamwright/matching/score/community.ts';
import { allSkills, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DeveloperProfile } from '@teamwright/matching/types.ts';

/** All people of a history as profiles of a site. */
export function communityOf(history: History): Community {
  const community = new Community({ skills: allSkills(), resolve: resolveSkill });
  for (let person = 0; person < history.people; person += 1)
    community.putDeveloper(profileOf(history, person));
  return community;
}

/** Hours, interests, area and exposure are unknown for all of them. */
function profileOf(history: History, person: number): DeveloperProfile {
  const works = history.worksOf(person).flatMap((at) => history.works[at]?.project ?? []);
  return {
    id: history.idOf(person),
    skills: ledgerOf(history, person),
    text: '',
    works: works.map(({ title, text, built }) => `${title} ${text} ${built}`),
    area: '',
    school: history.schoolOf(person),
    timeZone: null,
    hoursPerWeek: null,
    interests: [],
    roles: [],
    openToCollaborate: true,
    lastActiveAt: works.length === 0 ? null : Math.max(...works.map(({ day }) => day)) * dayMs,
    workedWith: Array.from(history.tiesOf(person), (tie) => history.idOf(tie.person)),
  };
}
