import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { RepositoryRow } from './repositories.repository.ts';

export function repositoryView(row: RepositoryRow): Answer<typeof repositories.listOwn>[number] {
  const { repoId, name, fullName, description, language, url, pushedAt } = row;
  return {
    repoId,
    name,
    fullName: fullName || name,
    description,
    language,
    url,
    updatedAt: pushedAt.toISOString(),
    isPrivate: row.private,
    analysis: {
      status: row.analysisStatus,
      reason: row.analysisReason,
      analysedAt: row.analysedAt?.toISOString() ?? null,
      checkedAt: row.checkedAt?.toISOString() ?? null,
      retryAt: row.retryAt?.toISOString() ?? null,
    },
  };
}
