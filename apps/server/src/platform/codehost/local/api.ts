import type { HostPerson, HostRepository } from '@teamwright/demo/codehost/host-person.ts';
import { brokenOff, json, limitReached, page, refusal } from './answers.ts';
import {
  blobShape,
  commitShapes,
  emailShapes,
  fileShape,
  type Places,
  repositoryShape,
  treeShape,
  userShape,
} from './shapes.ts';
import type { Holder, HostState } from './state.ts';

/** The part of GitHub's REST API that the product uses. `path` is the path below the API's address. */
export async function answerApi(
  state: HostState,
  places: Places,
  request: Request,
  path: string,
): Promise<Response> {
  const { faults } = state;
  faults.onCall(path);
  if (faults.garbled) return brokenOff();
  if (faults.instead !== undefined)
    return new Response(faults.instead, { headers: { 'content-type': 'application/json' } });
  if (faults.broken) return new Response('oops', { status: 500 });
  const ending = /^\/applications\/[^/]+\/(token|grant)$/.exec(path);
  if (ending && request.method === 'DELETE') return await revoke(state, request, ending[1]);
  const token = request.headers.get('authorization')?.replace(/^(?:bearer|token) /i, '') ?? '';
  const holder = state.holderOf(token);
  if (holder === undefined) return refusal(401, 'Bad credentials');
  if (faults.limited > 0) {
    faults.limited -= 1;
    return limitReached(faults.limitSeconds);
  }
  if (request.method !== 'GET') return refusal(404, 'Not Found');
  return answerUser(holder, places, request, path) ?? answerRepository(state, holder, places, request, path);
}

async function revoke(state: HostState, request: Request, what: string | undefined): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const token = typeof body === 'object' && body && 'access_token' in body ? String(body.access_token) : '';
  const ended = state.revoke(token, what === 'grant' ? 'grant' : 'token');
  return ended ? new Response(null, { status: 204 }) : refusal(404, 'Not Found');
}

function answerUser(
  { person, scopes }: Holder,
  places: Places,
  request: Request,
  path: string,
): Response | undefined {
  const headers = { 'x-oauth-scopes': scopes.join(', ') };
  if (path === '/user') return json(request, userShape(person, places), headers);
  if (path === '/user/emails') {
    const mayRead = scopes.some((scope) => scope === 'user' || scope === 'user:email');
    return mayRead ? page(request, emailShapes(person), headers) : refusal(404, 'Not Found', headers);
  }
  if (path !== '/user/repos') return undefined;
  const newestFirst = visible(person, scopes).toSorted((a, b) => a.pushedDaysAgo - b.pushedDaysAgo);
  const shapes = newestFirst.map((repository) => repositoryShape(person, repository, places));
  return page(request, shapes, headers);
}

/** Private repositories are visible only to users with access. */
function visible(user: HostPerson, scopes: readonly string[]): HostRepository[] {
  return user.repositories.filter((repository) => !repository.private || scopes.includes('repo'));
}

/** The permissions of any user on a public repository. */
const onlyPull = { admin: false, maintain: false, push: false, triage: false, pull: true };

function answerRepository(
  state: HostState,
  { person, scopes }: Holder,
  places: Places,
  request: Request,
  path: string,
): Response {
  const [, root, login, name = '', ...rest] = path.split('/').map(decodeURIComponent);
  const owner = root === 'repos' && state.people.find((candidate) => candidate.login === login);
  const seen = owner ? visible(owner, owner.id === person.id ? scopes : []) : [];
  const repository = seen.find((candidate) => candidate.name === name);
  if (!owner || !repository) return refusal(404, 'Not Found');
  const api = `${places.apiUrl}/repos/${owner.login}/${name}`;
  const [part, ...place] = rest;
  if (part === undefined) {
    const shape = repositoryShape(owner, repository, places);
    const permissions = owner.id === person.id ? shape.permissions : onlyPull;
    return json(request, { ...shape, permissions });
  }
  if (part === 'languages') return json(request, repository.languages);
  if (part === 'topics') return json(request, { names: repository.topics });
  if (part === 'commits') return page(request, commitShapes(api, owner, repository, request), {});
  if (part === 'git') return answerGit(repository, api, request, place);
  const file = part === 'readme' ? 'README.md' : part === 'contents' ? place.join('/') : '';
  const text = Object.hasOwn(repository.files, file) ? repository.files[file] : undefined;
  return text === undefined ? refusal(404, 'Not Found') : json(request, fileShape(api, file, text));
}

function answerGit(
  repository: HostRepository,
  api: string,
  request: Request,
  [kind, sha = '']: readonly string[],
): Response {
  if (kind === 'trees' && Object.keys(repository.files).length === 0)
    return refusal(409, 'Git Repository is empty.');
  if (kind === 'trees') return json(request, treeShape(api, repository));
  const blob = kind === 'blobs' ? blobShape(api, repository, sha) : undefined;
  return blob ? json(request, blob) : refusal(404, 'Not Found');
}
