import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { fill } from '../../../texts.ts';
import { Fold } from '../../fold.tsx';
import { EvidencePlace } from '../evidence-list.tsx';
import type { EvidencePiece } from '../evidence-words.ts';
import { SkillMark } from '../skill-mark.tsx';
import { ProjectLink } from './connection-list.tsx';
import { type Explained, type ExplainedSkill, lowerDirection, type Share } from './explained.ts';
import { evidenceText } from './explanation-text.ts';
import { ShareText } from './share-text.tsx';

export interface EvidencedSkill extends ExplainedSkill {
  evidence: readonly EvidencePiece[];
  finishedProjects: readonly { title: string; slug: string }[];
}

/** The places that show the skill: files of repositories, then finished projects. */
function Places({ skill: { evidence, finishedProjects } }: { skill: EvidencedSkill }) {
  return (
    <ul className="pb-1">
      {evidence.map((piece) => (
        <li key={`${piece.source} ${piece.url} ${piece.project?.slug} ${piece.file}`}>
          <EvidencePlace piece={piece} />
        </li>
      ))}
      {finishedProjects.map((project) => (
        <li key={project.slug}>
          <ProjectLink project={project} />
        </li>
      ))}
    </ul>
  );
}

interface SkillProofProps {
  skill: EvidencedSkill;
  /** Null if the direction does not count skills. */
  share: Share | null;
}

/** A skill with its sign, its points, and what shows it. Several places are behind one line. */
function SkillProof({ skill, share }: SkillProofProps) {
  const places = skill.evidence.length + skill.finishedProjects.length;
  const text = evidenceText(skill);
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2.5 py-2 not-first:border-t">
      <span className="pt-0.5">
        <SkillMark how={skill.how} quiet />
      </span>
      <b className="min-w-0 wrap-anywhere">{skill.label}</b>
      {share ? (
        <span className="text-right font-semibold text-heading tabular-nums">
          <ShareText {...share} />
        </span>
      ) : null}
      <div className="col-span-full col-start-2 min-w-0 text-13 text-muted">
        {places > 1 ? (
          <Fold summary={<ProofLine label={skill.label} text={text} />}>
            <Places skill={skill} />
          </Fold>
        ) : (
          <>
            <p className="wrap-anywhere">{text}</p>
            {places > 0 ? <Places skill={skill} /> : null}
          </>
        )}
      </div>
    </li>
  );
}

/** Without the skill's name, all such lines would sound alike. */
function ProofLine({ label, text }: { label: string; text: string }) {
  return (
    <span className="text-13 font-normal wrap-anywhere underline decoration-hairline underline-offset-4">
      <span className="sr-only">{label}: </span>
      {text}
    </span>
  );
}

interface SkillProofsProps {
  match: Pick<Explained, 'fit' | 'terms' | 'seat'> & { seatSkills: readonly EvidencedSkill[] };
}

function headingOf(seat: Explained['seat']): string {
  if (!seat) return copy.proofs.project;
  const { name, role } = seat;
  return role ? fill(copy.proofs.role, { name: role }) : fill(copy.proofs.seat, { name });
}

/** The skills that the seat asks for, each with its points and with what shows it. */
export function SkillProofs({ match: { fit, terms, seat, seatSkills } }: SkillProofsProps) {
  if (seatSkills.length === 0) return null;
  const direction = lowerDirection(fit);
  const counts = terms[direction].some(({ ofSkills }) => ofSkills);
  return (
    <section>
      <h3 className="border-b pb-1.5 text-14 leading-5 wrap-anywhere">{headingOf(seat)}</h3>
      <ul className="text-14">
        {seatSkills.map((skill) => (
          <SkillProof key={skill.skillId} skill={skill} share={counts ? skill[direction] : null} />
        ))}
      </ul>
    </section>
  );
}
