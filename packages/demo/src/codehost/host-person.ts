/** A repository of the fake code host. */
export interface HostRepository {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  /** `owner/name` that it was forked from. */
  readonly forkOf?: string;
  /** Commits of its user to a fork; default none. */
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

/** A user of the fake code host. */
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

/** One verified address. */
export function verifiedEmail(email: string): HostEmail[] {
  return [{ email, primary: true, verified: true }];
}

export function manifest(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
