import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { SkillMark } from '../skill-mark.tsx';
import { isCovering, type Reader, type SkillSign, type Summarised } from './explained.ts';
import { MatchSentence } from './match-sentence.tsx';

/** A skill with its sign: filled if the user has it, dashed if it is a gap. */
function Skill({ skill: { how, label } }: { skill: SkillSign }) {
  const look = how === 'none' ? 'border border-dashed border-brass text-brass' : 'bg-fill text-text';
  return (
    <li className={`inline-flex h-6 max-w-full items-center gap-1 rounded-4 px-2 text-13 ${look}`}>
      <SkillMark how={how} />
      <span className="truncate">{label}</span>
    </li>
  );
}

/**
 * An explained score on a card: the sentence and the skills with their signs. The points that tell two neighbours apart
 * are in *Why this?*.
 */
export function MatchSummary({ match, reader }: { match: Summarised; reader: Reader }) {
  const { skills } = match.summary;
  // The sentence names a single skill with what shows it.
  const isNamed = skills.length === 1 && skills.every(({ how }) => isCovering(how));
  return (
    <div className="grid min-w-0 gap-3">
      <MatchSentence match={match} reader={reader} />
      {skills.length > 0 && !isNamed ? (
        <ul aria-label={copy.skills} className="flex min-w-0 flex-wrap gap-1.5">
          {skills.map((skill) => (
            <Skill key={skill.label} skill={skill} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
