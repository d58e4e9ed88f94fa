import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { RepositoryFacts } from '../../platform/codehost/repository.ts';
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

/** The stored part of the code host's description. */
export function columnsOf(facts: RepositoryFacts) {
  const { id, name, fullName, description, language, url, topics, pushedAt } = facts;
  return {
    repoId: id,
    name,
    fullName,
    private: facts.private,
    description,
    language,
    url,
    topics: [...topics],
    pushedAt,
  };
}
