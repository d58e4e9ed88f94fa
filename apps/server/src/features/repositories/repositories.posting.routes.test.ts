import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../testing/actors/factories.ts';
import {
  analysed,
  createLinked,
  hostRepository,
  type Linked,
  upload,
} from '../../testing/actors/repositories.ts';
import { createGithubSite, type GithubSite } from '../../testing/fakes/github.ts';
import { postingDraft } from './repositories.posting.view.ts';

const readme = `# Ferry board

Departures that survive a dead uplink. **password = "tide1234"**

## Installation

\`\`\`
- [ ] not a task
\`\`\`

## Roadmap

- [x] First board
- [ ] Show delays on the [map](https://example.org)
* Translate it to Finnish

## Licence

- MIT
`;

let site: GithubSite;
let linked: Linked;

beforeAll(async () => {
  site = await createGithubSite();
  const files = { ...hostRepository().files, 'README.md': readme };
  linked = await createLinked(site, [hostRepository({ files })]);
});
afterAll(() => site.close());

describe('a posting that is proposed from a repository', () => {
  test('has the name, the beginning of the README, what the code shows, and the open work', async () => {
    const { repoId } = await analysed(linked);
    const answer = await linked.person.call('GET', `/api/projects/user/${repoId}/posting`);
    expect(answer.statusCode).toBe(200);
    const draft = answer.json();
    expect(draft).toMatchObject({
      name: 'ferry-board',
      title: 'Ferry board',
      responsibilities: 'Show delays on the map\nTranslate it to Finnish',
    });
    expect(draft.description).toMatch(
      /^Departures on the wall of a café\.\n\nDepartures that survive a dead uplink\./,
    );
    expect(draft.description).not.toContain('tide1234');
    expect(draft.description).not.toContain('Ferry board');
    expect(draft.technologies).toEqual(expect.arrayContaining(['React', 'TypeScript', 'PostgreSQL']));
  });

  test('does not exist for other users and for unknown repositories', async () => {
    const { repoId } = await upload(linked);
    const other = await createUser(site);
    const path = `/api/projects/user/${repoId}/posting`;
    expect((await other.call('GET', path)).statusCode).toBe(404);
    expect((await linked.person.call('GET', '/api/projects/user/77/posting')).statusCode).toBe(404);
  });

  test('has what is stored when the account is no longer linked', async () => {
    const { repoId } = await upload(linked);
    await site.database.pool.query('delete from github_accounts where user_id = $1', [linked.person.user.id]);
    const answer = await linked.person.call('GET', `/api/projects/user/${repoId}/posting`);
    expect(answer.json()).toMatchObject({
      description: 'Departures on the wall of a café.',
      responsibilities: '',
    });
  });
});

describe('the proposed texts', () => {
  const facts = { name: 'tide_mill.app', description: '', language: '', topics: [] };

  test('fit the limits of the form, and end with a whole sentence', () => {
    const long = { ...facts, name: 'a'.repeat(200) };
    const { title, description } = postingDraft(long, 'The mill turns at night. '.repeat(500), []);
    expect(title).toHaveLength(120);
    expect(description.length).toBeLessThanOrEqual(1_200);
    expect(description).toMatch(/at night\.$/);
  });

  test('are empty without a README, a description and known skills', () => {
    expect(postingDraft(facts, '', [])).toEqual({
      name: 'tide_mill.app',
      title: 'Tide mill app',
      description: '',
      technologies: [],
      skills: [],
      responsibilities: '',
    });
  });
});
