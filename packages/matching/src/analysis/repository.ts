import type { Evidence } from '../types/skills.ts';

/** Data about a repository. Every field may be missing, huge or hostile. */
export interface RepositorySnapshot {
  readonly repository: string;
  /** Bytes by language name, as counted by the code host. */
  readonly languages?: Readonly<Record<string, number>>;
  /** Bytes by file extension (`ts`), for repositories without language counts. */
  readonly extensions?: Readonly<Record<string, number>>;
  readonly topics?: readonly string[];
  /** Texts of manifests, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Paths of other files, whose names alone may show a skill. */
  readonly paths?: readonly string[];
  readonly readme?: { readonly path: string; readonly text: string };
  /** For a fork: the number of commits by the developer concerned. */
  readonly fork?: { readonly ownCommits: number };
  /** Epoch milliseconds. */
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A row of evidence with its position in the repository. */
export interface RepositoryEvidence extends Evidence {
  readonly source: 'language' | 'topic' | 'manifest' | 'readme';
  readonly label: string;
  /** '' if no file shows it. */
  readonly file: string;
  /** Starts at 1; 0 means the whole file. */
  readonly line: number;
  readonly snippet: string;
  /** Too common to be proposed as a skill: a linter, a formatter. */
  readonly minor: boolean;
}

/** A finding without the repository's name and dates. */
export type Sign = Omit<RepositoryEvidence, 'repository' | 'firstSeen' | 'lastSeen'>;
