import { skillsCopy as copy } from '../../copy/skills.ts';
import { formatUtcDay } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';

/** One piece of evidence for a skill. The snippet is untrusted text: show it, never interpret it. */
export interface EvidencePiece {
  source: keyof typeof copy.sources;
  repository: string | null;
  isPrivate: boolean;
  project: { title: string; slug: string } | null;
  file: string | null;
  line: number | null;
  snippet: string;
  url: string | null;
  lastSeen: string;
}

type Place = Pick<EvidencePiece, 'source' | 'repository' | 'isPrivate' | 'project' | 'file' | 'line'>;

/**
 * 'owner/name: go.mod, line 5', 'owner/name: named in its topics' or 'Accepted for Tide table'; without a name if it is
 * private.
 */
export function placeOf({ source, repository, isPrivate, project, file, line }: Place): string {
  if (source === 'posting' || source === 'outcome')
    return project ? fill(copy.ofProject[source], { title: project.title }) : copy.sources[source];
  if (source === 'declared') return copy.sources.declared;
  if (!repository && isPrivate) return copy.privateRepository;
  const place = file ?? copy.sources[source];
  const at = line ? `, ${fill(copy.line, { line })}` : '';
  return `${repository ?? copy.aRepository}: ${place}${at}`;
}

/** The day of a piece: last activity for work, the date of acceptance for an acceptance. */
export function dayOf({ source, lastSeen }: Pick<EvidencePiece, 'source' | 'lastSeen'>): string {
  const text = source === 'outcome' ? copy.onDay : source === 'posting' ? copy.asOfDay : copy.lastActive;
  return fill(text, { day: formatUtcDay(lastSeen) });
}

interface Shown {
  readonly lastSeen: string | null;
  readonly evidence: readonly Pick<EvidencePiece, 'source' | 'repository' | 'isPrivate'>[];
}

/** '2 repositories, last active 12 Oct 2026, accepted for 1 project' */
export function summaryOf(skill: Shown): string {
  const accepted = skill.evidence.filter(({ source }) => source === 'outcome').length;
  const parts = [...evidenceParts(skill)];
  if (accepted > 0) parts.push(accepted === 1 ? copy.acceptedOnce : fill(copy.accepted, { count: accepted }));
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function evidenceParts({ evidence, lastSeen }: Shown): string[] {
  const from = (source: EvidencePiece['source']) => evidence.some((piece) => piece.source === source);
  const { size: count } = new Set(evidence.flatMap(({ repository }) => repository ?? []));
  if (count > 0) {
    const repositories = count === 1 ? copy.oneRepository : fill(copy.repositories, { count });
    return lastSeen ? [repositories, fill(copy.lastActive, { day: formatUtcDay(lastSeen) })] : [repositories];
  }
  const work = evidence.filter(({ source }) => source !== 'posting' && source !== 'outcome');
  if (work.some(({ isPrivate }) => isPrivate)) return [copy.privateRepository];
  if (from('declared') || evidence.length === 0) return [copy.declared];
  return from('posting') ? [copy.posted] : [];
}
