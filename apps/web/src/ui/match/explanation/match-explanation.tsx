import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { SkillLegendItems } from '../skill-mark.tsx';
import type { Explained, Reader } from './explained.ts';
import { DirectionList, type EvidencedSkill } from './match-directions.tsx';
import { type Help, MatchSentence } from './match-sentence.tsx';

export interface FullMatch extends Explained {
  seatSkills: readonly EvidencedSkill[];
  help: Help | null;
}

/** The same skills with their points, unless the user ignores skills. The evidence is listed once, above. */
function inSecondDirection({ seatSkills, terms }: FullMatch): readonly EvidencedSkill[] {
  const counts = terms.projectToYou.some(({ ofSkills }) => ofSkills);
  return counts ? seatSkills.map((skill) => ({ ...skill, evidence: [], finishedProjects: [] })) : [];
}

/** An explained score in full: the sentence, then both directions in words with all points of their maximum. */
export function MatchExplanation({ match, reader }: { match: FullMatch; reader: Reader }) {
  const name = reader.kind === 'owner' ? reader.name : '';
  const hasAssumed = [...match.terms.youToProject, ...match.terms.projectToYou].some(
    ({ assumed }) => assumed,
  );
  const hows = [...new Set(match.seatSkills.map(({ how }) => how))];
  return (
    <div className="grid gap-6">
      <MatchSentence match={match} reader={reader} />
      <DirectionList
        heading={fill(copy.toProject[reader.kind], { name })}
        direction="youToProject"
        match={match}
        skills={match.seatSkills}
      />
      <DirectionList
        heading={fill(copy.toUser[reader.kind], { name })}
        direction="projectToYou"
        match={match}
        skills={inSecondDirection(match)}
      />
      {hasAssumed ? <p className="text-13 text-muted">{copy.assumed}</p> : null}
      {hows.length > 0 ? (
        <ul
          aria-label={copy.legend}
          className="flex flex-wrap gap-x-4 gap-y-2 border-t pt-3 text-13 text-muted"
        >
          <SkillLegendItems hows={hows} />
        </ul>
      ) : null}
      <a href={paths.aboutMatching()} className="link justify-self-start py-1 text-13">
        {copy.report}
      </a>
    </div>
  );
}
