import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx } from '../../core/ctx.ts';
import { storedPosting } from './projects.form.service.ts';
import * as repository from './projects.import.repository.ts';
import { freeSlug, slugOf } from './projects.slug.policy.ts';

interface ImportedProject {
  readonly id: string;
  readonly ownerId: string;
  readonly status: Project['status'];
  readonly title: string;
  readonly description: string;
  readonly technologies: string[];
  readonly skills: string[];
  readonly teamSize: number;
  readonly responsibilities: string;
  /** Empty if it is unknown. */
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: Date;
}

/**
 * Stores projects of an import, in the caller's transaction, which adds their teams and records the change for matching.
 * Unlike a posting, an imported project may lack everything but its title.
 */
export async function createImportedProjects(ctx: Ctx, projects: readonly ImportedProject[]): Promise<void> {
  const wanted = projects.map(({ title }) => slugOf(title));
  const taken = new Set(await repository.listSlugsOf(ctx.db, wanted));
  const rows = projects.map(({ id, ownerId, status, createdAt, ...posting }) => {
    const slug = freeSlug(slugOf(posting.title), taken);
    taken.add(slug);
    return {
      ...storedPosting(posting),
      ...{ id, slug, ownerId, status, createdAt, date: createdAt, updatedAt: createdAt },
      startDate: posting.startDate || null,
      endDate: posting.endDate || null,
    };
  });
  await repository.insertProjects(ctx.db, rows);
}
