import type { ReactNode } from 'react';
import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { fill } from '../../../texts.ts';
import { SkillMark } from '../skill-mark.tsx';
import type { Reader, SkillSign, Summarised, TermShare } from './explained.ts';
import { oldestText } from './explanation-text.ts';
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

function Terms({
  label,
  terms,
  children,
}: {
  label: string;
  terms: readonly TermShare[];
  children?: ReactNode;
}) {
  return (
    <dl className="flex flex-wrap gap-x-3 text-13 text-muted">
      <dt>{label}:</dt>
      {terms.map(({ label, points, max }) => (
        <dd key={label}>
          {label} <span className="tabular-nums">{fill(copy.share, { points, max })}</span>
        </dd>
      ))}
      {children}
    </dl>
  );
}

/** What adds points to the score and what takes some, so that the scores of two neighbours can be compared. */
function Differences({ match }: { match: Summarised }) {
  const { raises, lowers } = match.summary;
  const oldest = oldestText(match);
  return (
    <>
      {raises.length > 0 ? <Terms label={copy.raises} terms={raises} /> : null}
      {lowers.length > 0 || oldest ? (
        <Terms label={copy.lowers} terms={lowers}>
          {oldest ? <dd>{oldest}</dd> : null}
        </Terms>
      ) : null}
    </>
  );
}

/** An explained score on a card: the sentence, the skills with their signs, and what lowers the score. */
export function MatchSummary({ match, reader }: { match: Summarised; reader: Reader }) {
  return (
    <div className="grid min-w-0 gap-3">
      <MatchSentence match={match} reader={reader} />
      {match.summary.skills.length > 0 ? (
        <ul aria-label={copy.skills} className="flex min-w-0 flex-wrap gap-1.5">
          {match.summary.skills.map((skill) => (
            <Skill key={skill.label} skill={skill} />
          ))}
        </ul>
      ) : null}
      <Differences match={match} />
    </div>
  );
}
