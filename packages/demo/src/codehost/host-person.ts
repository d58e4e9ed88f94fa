/** A repository of the stand-in: enough of it to answer as GitHub does. */
export interface HostRepository {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  /** `owner/name` that it was forked from. */
  readonly forkOf?: string;
  /** Commits of its person to a fork; none unless stated. */
  readonly ownCommits?: number;
  readonly topics: readonly string[];
  /** Bytes by language. */
  readonly languages: Readonly<Record<string, number>>;
  readonly pushedDaysAgo: number;
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
}

interface HostEmail {
  readonly email: string;
  readonly primary: boolean;
  readonly verified: boolean;
}

/** A demo developer at the stand-in. None of them is in the demo community. */
export interface HostPerson {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly bio: string;
  readonly company: string;
  readonly location: string;
  readonly emails: readonly HostEmail[];
  readonly repositories: readonly HostRepository[];
}

/** The usual case: one address that is proved. */
export function provedEmail(email: string): HostEmail[] {
  return [{ email, primary: true, verified: true }];
}

export function manifest(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
