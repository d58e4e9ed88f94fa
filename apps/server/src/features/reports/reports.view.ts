import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { reportedPictureAddress } from '@teamwright/contracts/uploads.ts';
import type { listReports, ThingRow } from './reports.list.repository.ts';
import type { HeldPicture } from './reports.pictures.repository.ts';
import { reportAbilities } from './reports.policy.ts';

type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

interface Found {
  readonly reports: readonly ReportRow[];
  readonly pictures: readonly HeldPicture[];
  /** Undefined if it is deleted. */
  readonly current: string | undefined;
}

export function reportedThing(
  { thing, about, project, resolver }: ThingRow,
  { reports, pictures, current }: Found,
  actorId: string,
): ReportedThing {
  const { kind, subjectId, resolvedAt, outcome } = thing;
  const open = resolvedAt === null;
  return {
    id: [kind, subjectId, resolvedAt?.getTime() ?? 'open'].join(':'),
    kind,
    subjectId,
    about,
    project,
    snapshot: thing.snapshot,
    pictures: pictures.map(pictureView),
    current: current ?? null,
    count: thing.count,
    firstAt: thing.firstAt.toISOString(),
    lastAt: thing.lastAt.toISOString(),
    reports: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
    resolved:
      resolvedAt && outcome
        ? { at: resolvedAt.toISOString(), by: resolver ?? '', outcome, note: thing.resolution }
        : null,
    can: reportAbilities(actorId, { kind, open, present: current !== undefined, about, aboutId: about.id }),
  };
}

function pictureView({ name, alt, width, height }: HeldPicture): ReportedThing['pictures'][number] {
  const [url, smallUrl] = [reportedPictureAddress(name), reportedPictureAddress(name, 'small')];
  return { name, alt, width, height, url, smallUrl };
}
