import { ChevronRight } from 'lucide-react';
import { skillsCopy as copy } from '../../copy/skills.ts';
import { fill } from '../../texts.ts';
import { Badge } from '../badge.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { type EvidencePiece, summaryOf } from './evidence-words.ts';
import { SkillMark } from './skill-mark.tsx';

/** A skill as shown to its owner or to other users. */
export interface EvidencedSkill {
  label: string;
  level: keyof typeof copy.levels;
  lastSeen: string | null;
  evidence: readonly EvidencePiece[];
}

/** Postings and acceptances by owners are statements, not work. */
function isShown({ evidence }: EvidencedSkill): boolean {
  return evidence.some(({ source }) => !['declared', 'posting', 'outcome'].includes(source));
}

/** The skill's name, the amount of evidence and its date. The level can be shown by a control beside it instead. */
export function SkillHeading({ skill, hasLevel = true }: { skill: EvidencedSkill; hasLevel?: boolean }) {
  return (
    <span className="min-w-0 flex-1 basis-48 gap-x-3 lg:flex lg:flex-wrap lg:items-center">
      <span className="flex flex-wrap items-center gap-2 font-semibold text-heading">
        <SkillMark how={isShown(skill) ? 'shown' : 'declared'} />
        <span className="wrap-anywhere">{skill.label}</span>
        {hasLevel ? <Badge size="sm">{copy.levels[skill.level]}</Badge> : null}
      </span>
      <span className="block text-13 text-muted">{summaryOf(skill)}</span>
    </span>
  );
}

/** Expands to the evidence for a skill. Renders nothing if the skill is only declared. */
export function SkillEvidence({ skill }: { skill: EvidencedSkill }) {
  const found = skill.evidence.filter(({ source }) => source !== 'declared');
  if (found.length === 0) return null;
  return (
    // On wide screens the button is beside the skill, and the evidence below both.
    <details className="group w-full md:contents md:[&::details-content]:basis-full">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-6 text-13 font-semibold text-muted hover:text-heading max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-120 group-open:rotate-90"
        />
        <span aria-hidden="true">{copy.whatShows}</span>
        <span className="sr-only">{fill(copy.whatShowsOne, { name: skill.label })}</span>
      </summary>
      <div className="pl-5">
        <EvidenceList pieces={found} />
      </div>
    </details>
  );
}
