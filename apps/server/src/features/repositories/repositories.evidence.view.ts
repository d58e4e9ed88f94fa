import { analyseRepository } from '@teamwright/matching/analysis/analyse-repository.ts';
import type { RepositoryEvidence, RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import { searchedWords } from './repositories.search-words.service.ts';
import { withoutSecrets } from './repositories.secrets.policy.ts';

export interface CodeText {
  readonly snapshot: RepositorySnapshot;
  /** The words of a private repository are not stored. */
  readonly private: boolean;
}

/**
 * What the code of a repository shows. Both are null for a fork without own commits, because it is no evidence for
 * the user.
 */
export interface CodeReading {
  readonly evidence: readonly RepositoryEvidence[] | null;
  /** Search words of the README; null for a private repository, whose words are not stored. */
  readonly readme: string | null;
}

const maxSnippetLength = 160;

/** Processes up to 900 KB of text, so it runs in a worker thread. Import only files that load quickly. */
export default function viewCode({ snapshot, private: isPrivate }: CodeText): CodeReading {
  return {
    evidence: analyseRepository(snapshot).map(storable),
    readme: isPrivate ? null : searchedWords(snapshot.readme?.text ?? ''),
  };
}

/** Makes a line from a third party's file safe to store and show: one line of plain text without secrets. */
function storable(row: RepositoryEvidence): RepositoryEvidence {
  return { ...row, snippet: plainText(withoutSecrets(row.snippet), maxSnippetLength) };
}
