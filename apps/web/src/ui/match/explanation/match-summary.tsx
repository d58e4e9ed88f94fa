import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { fill } from '../../../texts.ts';
import { SkillMark } from '../skill-mark.tsx';
import { type Explained, type ExplainedSkill, loweringTerms, type Reader } from './explained.ts';
import { oldestText } from './explanation-text.ts';
import { MatchSentence } from './match-sentence.tsx';

/** A skill with its sign: filled if the user has it, dashed if it is a gap. */
function Skill({ skill: { how, label } }: { skill: ExplainedSkill }) {
  const look = how === 'none' ? 'border border-dashed border-brass text-brass' : 'bg-fill text-text';
  return (
    <li className={`inline-flex h-6 max-w-full items-center gap-1 rounded-4 px-2 text-13 ${look}`}>
      <SkillMark how={how} />
      <span className="truncate">{label}</span>
    </li>
  );
}

/** What takes points from the score, so that the scores of two neighbours can be compared. */
function Lowering({ match }: { match: Explained }) {
  const terms = loweringTerms(match);
  const oldest = oldestText(match);
  if (terms.length === 0 && !oldest) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 text-13 text-muted">
      <dt>{copy.lowers}:</dt>
      {terms.map(({ label, points, max }) => (
        <dd key={label}>
          {label} <span className="tabular-nums">{fill(copy.share, { points, max })}</span>
        </dd>
      ))}
      {oldest ? <dd>{oldest}</dd> : null}
    </dl>
  );
}

/** An explained score on a card: the sentence, the skills with their signs, and what lowers the score. */
export function MatchSummary({ match, reader }: { match: Explained; reader: Reader }) {
  return (
    <div className="grid min-w-0 gap-3">
      <MatchSentence match={match} reader={reader} />
      {match.seatSkills.length > 0 ? (
        <ul aria-label={copy.skills} className="flex min-w-0 flex-wrap gap-1.5">
          {match.seatSkills.map((skill) => (
            <Skill key={skill.skillId} skill={skill} />
          ))}
        </ul>
      ) : null}
      <Lowering match={match} />
    </div>
  );
}
