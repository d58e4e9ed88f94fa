import { buildCommunity, demoSeed } from '../community/build-community.ts';
import { loginOf } from '../community/developers/build-repositories.ts';
import { layOut } from '../community/developers/repository-files.ts';
import type { DemoDeveloper, DemoEvidence, DemoRepository } from '../community/types.ts';
import { dayMs } from '../durations.ts';
import type { HostPerson, HostRepository } from './host-person.ts';

/** The assumed size of a repository whose evidence states shares. */
const bytes = 120_000;

/** The demo community as users of the fake code host. Names and files do not depend on `now`. */
export function demoHostPeople(now: Date): HostPerson[] {
  return buildCommunity({ now, seed: demoSeed }).developers.map((developer, index) => ({
    id: index,
    login: loginOf(developer.username),
    name: developer.username,
    bio: developer.bio,
    company: developer.workplace,
    location: developer.area,
    emails: [],
    repositories: developer.repositories.map((repository) => hostRepository(developer, repository, now)),
  }));
}

function hostRepository({ evidence }: DemoDeveloper, repository: DemoRepository, now: Date): HostRepository {
  const own = evidence.filter(({ repositoryId }) => repositoryId === repository.id);
  return {
    name: repository.name,
    description: repository.description,
    topics: own
      .filter(({ source }) => source === 'topic')
      .map(({ snippet }) => snippet.replace('topic: ', '')),
    languages: languagesOf(repository.language, own),
    pushedDaysAgo: Math.floor((now.getTime() - repository.updatedAt.getTime()) / dayMs),
    files: layOut(repository, own).files,
  };
}

function languagesOf(leading: string, evidence: readonly DemoEvidence[]): Record<string, number> {
  const shares = evidence
    .filter(({ source }) => source === 'language')
    .map(({ skill, volume }): [string, number] => [skill, Math.round(volume * bytes)]);
  return { [leading]: bytes, ...Object.fromEntries(shares) };
}
