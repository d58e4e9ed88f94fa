import { createHash } from 'node:crypto';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { HostPerson, HostRepository } from '@teamwright/demo/codehost/host-person.ts';

/** Addresses of the fake code host, without a slash at the end. */
export interface Places {
  readonly url: string;
  readonly apiUrl: string;
}

/** The documented response of GET /user, reduced to what is used. */
export function userShape(user: HostPerson, { url, apiUrl }: Places) {
  const publicEmail = user.emails.find((email) => email.primary)?.email ?? null;
  return {
    ...ownerShape(user, { url, apiUrl }),
    name: user.name || null,
    company: user.company || null,
    blog: '',
    location: user.location || null,
    email: publicEmail,
    bio: user.bio || null,
    public_repos: user.repositories.filter((repository) => !repository.private).length,
    followers: 0,
    following: 0,
    created_at: '2021-03-01T09:00:00Z',
    updated_at: '2026-01-15T09:00:00Z',
  };
}

function ownerShape({ id, login }: HostPerson, { url, apiUrl }: Places) {
  return {
    login,
    id,
    node_id: nodeId('U', id),
    avatar_url: `${url}/avatars/${login}`,
    url: `${apiUrl}/users/${login}`,
    html_url: `${url}/${login}`,
    repos_url: `${apiUrl}/users/${login}/repos`,
    type: 'User',
    site_admin: false,
  };
}

/** The documented shape of GET /user/emails. */
export function emailShapes(user: HostPerson) {
  return user.emails.map((email) => ({ ...email, visibility: email.primary ? 'public' : null }));
}

function repositoryId(user: HostPerson, { name }: HostRepository): number {
  return user.id * 100 + user.repositories.findIndex((repository) => repository.name === name);
}

export function repositoryShape(user: HostPerson, repository: HostRepository, places: Places) {
  const id = repositoryId(user, repository);
  const fullName = `${user.login}/${repository.name}`;
  const api = `${places.apiUrl}/repos/${fullName}`;
  const pushed = new Date(Math.floor(Date.now() / dayMs - repository.pushedDaysAgo) * dayMs + dayMs / 2);
  const moment = `${pushed.toISOString().slice(0, 19)}Z`;
  return {
    id,
    node_id: nodeId('R', id),
    name: repository.name,
    full_name: fullName,
    private: repository.private ?? false,
    owner: ownerShape(user, places),
    html_url: `${places.url}/${fullName}`,
    description: repository.description || null,
    fork: repository.forkOf !== undefined,
    url: api,
    contents_url: `${api}/contents/{+path}`,
    languages_url: `${api}/languages`,
    trees_url: `${api}/git/trees{/sha}`,
    homepage: null,
    size: Math.ceil(Object.values(repository.languages).reduce((sum, bytes) => sum + bytes, 0) / 1024),
    stargazers_count: 0,
    watchers_count: 0,
    forks_count: 0,
    open_issues_count: 0,
    language: Object.keys(repository.languages)[0] ?? null,
    license: null,
    topics: repository.topics,
    archived: false,
    disabled: false,
    visibility: repository.private ? 'private' : 'public',
    default_branch: 'main',
    permissions: { admin: true, maintain: true, push: true, triage: true, pull: true },
    pushed_at: moment,
    created_at: '2024-02-01T09:00:00Z',
    updated_at: moment,
  };
}

/** The documented shape of a file of GET /repos/{owner}/{repo}/contents/{path}. */
export function fileShape(api: string, path: string, text: string) {
  return {
    type: 'file',
    encoding: 'base64',
    size: Buffer.byteLength(text),
    name: path.split('/').at(-1) ?? path,
    path,
    content: base64Lines(text),
    sha: blobSha(text),
    url: `${api}/contents/${path}?ref=main`,
    git_url: `${api}/git/blobs/${blobSha(text)}`,
  };
}

/** The documented shape of GET /repos/{owner}/{repo}/git/trees/{sha}?recursive=1. */
export function treeShape(api: string, repository: HostRepository) {
  const tree = Object.entries(repository.files).map(([path, text]) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: blobSha(text),
    size: Buffer.byteLength(text),
    url: `${api}/git/blobs/${blobSha(text)}`,
  }));
  const sha = createHash('sha1').update(JSON.stringify(tree)).digest('hex');
  return { sha, url: `${api}/git/trees/${sha}`, tree, truncated: false };
}

/** The documented shape of GET /repos/{owner}/{repo}/git/blobs/{sha}. */
export function blobShape(api: string, { files }: HostRepository, sha: string) {
  const text = Object.values(files).find((candidate) => blobSha(candidate) === sha);
  if (text === undefined) return undefined;
  const content = base64Lines(text);
  const url = `${api}/git/blobs/${sha}`;
  return { sha, node_id: nodeId('B', 1), size: Buffer.byteLength(text), url, encoding: 'base64', content };
}

/** The part of GET /repos/{owner}/{repo}/commits that shows the authors. */
export function commitShapes(
  api: string,
  { login }: HostPerson,
  repository: HostRepository,
  request: Request,
) {
  const { searchParams } = new URL(request.url);
  const own = repository.ownCommits ?? (repository.forkOf === undefined ? 1 : 0);
  const count = [null, login].includes(searchParams.get('author')) ? own : 0;
  return Array.from({ length: count }, (_, index) => {
    const sha = blobSha(`commit ${index}`);
    return { sha, url: `${api}/commits/${sha}`, author: { login } };
  });
}

function base64Lines(text: string): string {
  return Buffer.from(text)
    .toString('base64')
    .replace(/(.{60})/g, '$1\n');
}

/** The id that git gives the content of a file. */
function blobSha(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

function nodeId(kind: string, id: number): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}
