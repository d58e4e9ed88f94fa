import { Minus } from 'lucide-react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { seatsCopy } from '../../../copy/projects/seats.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { Card } from '../../../ui/card.tsx';
import { type CoverageSkill, covers } from '../../../ui/match/coverage.ts';
import { type CoverageGroup, CoverageMatrix } from '../../../ui/match/coverage-matrix.tsx';
import { Reasons } from '../../../ui/match/reasons.tsx';
import type { ProjectDetails } from '../projects.queries.ts';

const copy = projectsCopy.page;

type SeatedSkill = CoverageSkill & { seatIds: readonly string[] };

/**
 * The required skills by the seat that asks for them. In one group if only one seat asks for any, or if several seats
 * share a skill, so that each skill has one row.
 */
export function groupsOf(
  { seats }: Pick<ProjectDetails, 'seats'>,
  skills: readonly SeatedSkill[],
): CoverageGroup[] {
  if (skills.some(({ seatIds }) => seatIds.length > 1)) return [{ key: 'all', title: null, skills }];
  const groups = seats.map(({ id, name }) => ({
    key: id,
    title: name,
    skills: skills.filter(({ seatIds }) => seatIds.includes(id)),
  }));
  const others = {
    key: 'others',
    title: seatsCopy.otherSkills,
    skills: skills.filter(({ seatIds }) => seatIds.length === 0),
  };
  const filled = [...groups, others].filter((group) => group.skills.length > 0);
  return filled.length > 1 ? filled : [{ key: 'all', title: null, skills }];
}

/** 'Only ada has React. Only ben has Docker and Testing.' Empty for a team of one. */
export function singleText({
  members,
  coverage: { skills },
}: {
  members: readonly { readonly username: string }[];
  coverage: {
    readonly skills: readonly Pick<ProjectDetails['coverage']['skills'][number], 'label' | 'how'>[];
  };
}): string {
  if (members.length < 2) return '';
  return members
    .flatMap(({ username: name }, index) => {
      const own = skills.filter(({ how }) =>
        how.members.every((cell, at) => covers(cell) === (at === index)),
      );
      if (own.length === 0) return [];
      return [fill(copy.coverageSingle, { name, skills: listInWords(own.map(({ label }) => label)) })];
    })
    .join(' ');
}

interface TeamCoverageProps {
  project: ProjectDetails;
  /** The visitor's preview column. */
  viewer: { id: string; name: string; picture: string | null } | null;
}

/** Required skills compared with the team. Renders nothing if the project lists no skills. */
export function TeamCoverage({ project, viewer }: TeamCoverageProps) {
  const { skills } = project.coverage;
  if (skills.length === 0) return null;
  const withYou = viewer !== null && skills.some((skill) => skill.viewer !== null);
  const members = project.members.map(({ userId, username, profilePicture }) => ({
    id: userId,
    name: username,
    picture: profilePicture,
  }));
  const cells = skills.map(({ how, ...skill }) => ({ ...skill, ...how }));
  return (
    <section>
      <h2 id="team-coverage" className="scroll-mt-20">
        {copy.coverage}
      </h2>
      <p className="mb-4 text-14 text-muted">
        {withYou ? copy.coverageTextWithYou : copy.coverageText} {singleText(project)}
      </p>
      <div className="rounded-10 border bg-card">
        <CoverageMatrix
          members={members}
          viewer={withYou ? viewer : null}
          groups={groupsOf(project, cells)}
        />
      </div>
    </section>
  );
}

/** One list item per line of the text. */
export function Responsibilities({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4">{copy.responsibilities}</h2>
      <Card>
        <Reasons
          className="gap-3"
          reasons={lines.map((line, index) => ({
            key: `${index} ${line}`,
            icon: <Minus aria-hidden="true" />,
            text: line,
          }))}
        />
      </Card>
    </section>
  );
}
