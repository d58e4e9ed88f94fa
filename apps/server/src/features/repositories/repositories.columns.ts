import type { RepositoryFacts } from '../../platform/codehost/repository.ts';

/** The stored part of the code host's description. */
export function columnsOf(facts: RepositoryFacts) {
  const { id, name, fullName, description, language, url, topics, pushedAt } = facts;
  return {
    ...{ repoId: id, name, fullName, private: facts.private },
    ...{ description, language, url, topics: [...topics], pushedAt },
  };
}
