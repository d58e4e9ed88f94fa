import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Bar } from '../../charts/bars.tsx';
import { EvidencePlace } from '../evidence-list.tsx';
import type { EvidencePiece } from '../evidence-words.ts';
import { SkillMark } from '../skill-mark.tsx';
import {
  type Explained,
  type ExplainedSkill,
  type ExplainedTerm,
  type Share,
  splitTerms,
  sumOf,
} from './explained.ts';
import { evidenceText } from './explanation-text.ts';

export interface EvidencedSkill extends ExplainedSkill {
  evidence: readonly EvidencePiece[];
  finishedProjects: readonly { title: string; slug: string }[];
}

export type Direction = keyof Explained['fit'];

const row = 'grid grid-cols-[minmax(0,1fr)_64px] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_96px_64px]';

function Points({ points, max }: Share) {
  return (
    <>
      <Bar percent={max === 0 ? 0 : (points / max) * 100} className="max-sm:hidden" />
      <span className="text-right text-14 font-semibold text-heading tabular-nums">
        <span aria-hidden="true">{fill(copy.share, { points, max })}</span>
        <span className="sr-only">{fill(copy.shareInWords, { points, max })}</span>
      </span>
    </>
  );
}

function SkillRow({ skill, direction }: { skill: EvidencedSkill; direction: Direction }) {
  return (
    <li className={row}>
      <div className="grid min-w-0 grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 text-14">
        <span className="pt-0.5">
          <SkillMark how={skill.how} quiet />
        </span>
        <div className="min-w-0">
          <span className="wrap-anywhere">
            <b>{skill.label}</b>, {evidenceText(skill)}
          </span>
          {skill.evidence.map((piece) => (
            <div
              key={`${piece.source} ${piece.url} ${piece.project?.slug} ${piece.file}`}
              className="text-13"
            >
              <EvidencePlace piece={piece} />
            </div>
          ))}
          {skill.finishedProjects.map(({ title, slug }) => (
            <div key={slug} className="text-13">
              <a href={paths.project(slug)} className="link inline-block min-h-6 py-0.5 text-14">
                <bdi className="wrap-anywhere">{title}</bdi>
              </a>
            </div>
          ))}
        </div>
      </div>
      <Points {...skill[direction]} />
    </li>
  );
}

function TermRow({ label, contribution, max, assumed }: ExplainedTerm) {
  return (
    <li className={row}>
      <span className="text-14">
        {label}
        {assumed ? copy.assumedMark : ''}
      </span>
      <Points points={contribution} max={max} />
    </li>
  );
}

function SmallTerms({ terms }: { terms: readonly ExplainedTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <li>
      <details className="group">
        <summary
          className={`${row} min-h-8 cursor-pointer list-none rounded-6 text-14 max-md:min-h-11 [&::-webkit-details-marker]:hidden`}
        >
          <span className="inline-flex items-center gap-1">
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform duration-120 group-open:rotate-90"
            />
            {fill(copy.small, { count: terms.length })}
          </span>
          <Points {...sumOf(terms)} />
        </summary>
        <ul className="mt-2 grid gap-2 pl-5">
          {terms.map((term) => (
            <TermRow key={term.feature} {...term} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface DirectionListProps {
  heading: string;
  direction: Direction;
  match: Explained;
  /** The skills to list in place of their term; none lists the term. */
  skills: readonly EvidencedSkill[];
}

/** One direction of a match: what it is about, its fit, and the points that add up to it. */
export function DirectionList({ heading, direction, match, skills }: DirectionListProps) {
  const id = useId();
  const terms = match.terms[direction];
  const { large, small } = splitTerms(skills.length > 0 ? terms.filter(({ ofSkills }) => !ofSkills) : terms);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="flex items-baseline justify-between gap-4 text-16 leading-6">
        {heading}
        <span className="flex-none text-14 tabular-nums">
          {fill(copy.ofHundred, { points: match.fit[direction] })}
        </span>
      </h3>
      <ul className="grid gap-3">
        {skills.map((skill) => (
          <SkillRow key={skill.skillId} skill={skill} direction={direction} />
        ))}
        {large.map((term) => (
          <TermRow key={term.feature} {...term} />
        ))}
        <SmallTerms terms={small} />
      </ul>
    </section>
  );
}
