import type { Evidence } from '../types.ts';

/** What is known of a repository. Anything may be missing, huge or hostile. */
export interface RepositorySnapshot {
  readonly repository: string;
  /** Bytes by language, by its name; what the code host counts. */
  readonly languages?: Readonly<Record<string, number>>;
  /** Bytes by file extension (`ts`), where nobody has counted languages. */
  readonly extensions?: Readonly<Record<string, number>>;
  readonly topics?: readonly string[];
  /** Texts of manifests by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Other paths: their names alone may show something. */
  readonly paths?: readonly string[];
  readonly readme?: { readonly path: string; readonly text: string };
  /** Own commits of the person concerned, where the repository is a fork. */
  readonly fork?: { readonly ownCommits: number };
  /** Epoch milliseconds. */
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A row of the ledger, and where to look for what it says. */
export interface RepositoryEvidence extends Evidence {
  readonly source: 'language' | 'topic' | 'manifest' | 'readme';
  readonly label: string;
  /** '' when no file of its own shows it. */
  readonly file: string;
  /** From 1; 0 for the file as such. */
  readonly line: number;
  readonly snippet: string;
  /** Too common to be proposed as somebody's skill: a linter, a formatter. */
  readonly minor: boolean;
}

/** A finding before the repository's name and dates are put on it. */
export type Sign = Omit<RepositoryEvidence, 'repository' | 'firstSeen' | 'lastSeen'>;
