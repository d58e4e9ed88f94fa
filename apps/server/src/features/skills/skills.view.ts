import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { evidenceShare, summariseEvidence } from '@teamwright/matching/profile/strength.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { declaredLevel } from './skills.policy.ts';
import type { EvidenceRow, PersonSkillRow } from './skills.repository.ts';

type ShownEvidence = PersonSkill['evidence'][number];

/** Minimum strength of the labels. One dependency in use is solid, several signs together are strong. */
const solid = 0.35;
const strong = 0.8;

/** A user's skills as shown to that user, strongest first. `now` in epoch milliseconds. */
export function personSkills(
  rows: readonly PersonSkillRow[],
  evidence: readonly EvidenceRow[],
  now: number,
): PersonSkill[] {
  const evidenceOf = Map.groupBy(evidence, (row) => row.skillId);
  return rows
    .map((row) => personSkill(row, evidenceOf.get(row.skillId) ?? [], now))
    .sort((a, b) => b.strength - a.strength || a.label.localeCompare(b.label, 'en'));
}

function personSkill(row: PersonSkillRow, evidence: readonly EvidenceRow[], now: number): PersonSkill {
  const known = getSkill(row.skillId);
  const [sum] = summariseEvidence(evidence.map(inMilliseconds), now);
  const strength = rounded(sum?.strength ?? 0);
  const declaration = evidence.find(({ source }) => source === 'declared');
  return {
    skillId: row.skillId,
    label: known?.label ?? row.label,
    kind: known?.kind ?? 'tag',
    status: row.status,
    declared: row.declared,
    strength,
    declaredLevel: declaration === undefined ? null : declaredLevel(declaration.weight),
    level: strength >= strong ? 'strong' : strength >= solid ? 'solid' : 'some',
    lastSeen: sum ? new Date(sum.lastSeen).toISOString() : null,
    evidence: evidence.map((piece) => shownEvidence(piece, now)).sort((a, b) => b.strength - a.strength),
  };
}

function shownEvidence(row: EvidenceRow, now: number): ShownEvidence {
  return {
    source: row.source,
    repository: row.projectId === null ? row.repository || null : null,
    repoId: row.repoId,
    isPrivate: row.isPrivate,
    project: projectOf(row),
    file: row.file || null,
    line: row.line || null,
    snippet: row.snippet,
    url: placeAt(row),
    strength: rounded(evidenceShare(inMilliseconds(row), now)),
    firstSeen: row.firstSeen.toISOString(),
    lastSeen: row.lastSeen.toISOString(),
  };
}

function projectOf({ projectTitle, projectSlug }: EvidenceRow): ShownEvidence['project'] {
  return projectTitle === null || projectSlug === null ? null : { title: projectTitle, slug: projectSlug };
}

/** Removes names and quotes of private repositories, and of projects that are hidden from others. */
export function forOthers(skill: PersonSkill): PersonSkill {
  const place = { repository: null, repoId: null, project: null, file: null, line: null };
  const nowhere = { ...place, snippet: '', url: null };
  return {
    ...skill,
    evidence: skill.evidence.map((piece) => (piece.isPrivate ? { ...piece, ...nowhere } : piece)),
  };
}

/** The GitHub URL of the file and line on the current default branch. */
function placeAt({ repositoryUrl, file, line }: EvidenceRow): string | null {
  if (!repositoryUrl || file === '') return repositoryUrl;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `${repositoryUrl}/blob/HEAD/${path}${line > 0 ? `#L${line}` : ''}`;
}

function inMilliseconds(row: EvidenceRow) {
  const repository = row.projectId === null ? row.repository : '';
  return { ...row, repository, firstSeen: row.firstSeen.getTime(), lastSeen: row.lastSeen.getTime() };
}

function rounded(strength: number): number {
  return Math.round(strength * 1000) / 1000;
}
