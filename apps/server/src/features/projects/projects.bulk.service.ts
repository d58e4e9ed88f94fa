import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, DataCtx } from '../../core/ctx.ts';
import * as repository from './projects.bulk.repository.ts';
import { storedPosting } from './projects.form.service.ts';
import { freeSlug, slugOf } from './projects.slug.policy.ts';

interface NewProjectRow {
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
 * Stores many projects at once, in the caller's transaction, which adds their teams and records the change for
 * matching. Unlike a posting, such a project may lack everything but its title.
 */
export async function createManyProjects(ctx: DataCtx, projects: readonly NewProjectRow[]): Promise<void> {
  const wanted = projects.map(({ title }) => slugOf(title));
  await repository.lockSlugs(ctx.db);
  const taken = new Set(await repository.listSlugsOf(ctx.db, wanted));
  const rows = projects.map(({ id, ownerId, status, createdAt, ...posting }) => {
    const slug = freeSlug(slugOf(posting.title), taken);
    taken.add(slug);
    return {
      ...storedPosting(posting),
      id,
      slug,
      ownerId,
      status,
      createdAt,
      date: createdAt,
      updatedAt: createdAt,
      startDate: posting.startDate || null,
      endDate: posting.endDate || null,
    };
  });
  await repository.insertProjects(ctx.db, rows);
}

/** Locks projects, so that their rooms get no message until the transaction ends. */
export async function lockManyProjects(ctx: Ctx, projectIds: readonly string[]): Promise<void> {
  await repository.lockProjects(ctx.db, projectIds);
}

/** Deletes projects that the caller has locked, with their teams. The caller records the change for matching. */
export async function removeManyProjects(ctx: Ctx, projectIds: readonly string[]): Promise<void> {
  await repository.removeProjects(ctx.db, projectIds);
}
