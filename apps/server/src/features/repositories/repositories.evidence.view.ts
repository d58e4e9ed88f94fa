import { analyseRepository } from '@teamwright/matching/analysis/analyse-repository.ts';
import type { RepositoryEvidence, RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import { searchedWords } from './repositories.searched.ts';
import { withoutSecrets } from './repositories.secrets.ts';

export interface CodeText {
  readonly snapshot: RepositorySnapshot;
  /** The words of a private repository are not kept. */
  readonly private: boolean;
}

/** What the code of a repository says. Both are null for a fork without own commits, which says nothing of its person. */
export interface CodeReading {
  readonly evidence: readonly RepositoryEvidence[] | null;
  /** The README's words as they are searched; null for a private repository, whose words stay where they are. */
  readonly readme: string | null;
}

const maxSnippetLength = 160;

/** Reads up to 900 KB of text, so it runs in a worker thread: only files that are quick to load may be imported here. */
export default function viewCode({ snapshot, private: isPrivate }: CodeText): CodeReading {
  return {
    evidence: analyseRepository(snapshot).map(storable),
    readme: isPrivate ? null : searchedWords(snapshot.readme?.text ?? ''),
  };
}

/** What is kept and shown of other people's files: one plain line, without secrets. */
function storable(row: RepositoryEvidence): RepositoryEvidence {
  return { ...row, snippet: plainText(withoutSecrets(row.snippet), maxSnippetLength) };
}
