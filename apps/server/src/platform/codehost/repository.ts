import { withoutExtraMarks } from '@teamwright/contracts/core/plain-text.ts';
import { z } from 'zod';
import { HostRefusalError, hostBroken } from './host-errors.ts';
import type { HostAnswer, HostQuery } from './rest.ts';

/** Reads from the code host with one user's token; see `Codehost.get`. */
export type HostGet = (path: string, query?: HostQuery) => Promise<HostAnswer>;

/** `owner/name`, the only form that is used in paths. */
const fullNamePattern = /^[A-Za-z0-9][\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/;

const described = z.object({
  id: z.number().int(),
  name: z.string().min(1).max(200),
  full_name: z.string().regex(fullNamePattern),
  private: z.boolean(),
  fork: z.boolean().nullish(),
  description: z.string().nullish(),
  language: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }).max(1_000),
  topics: z.array(z.string()).nullish(),
  pushed_at: z.iso.datetime().nullish(),
  created_at: z.iso.datetime(),
  permissions: z.object({ push: z.boolean() }).nullish(),
});

/** The data of a repository from the code host, limited in size. */
export interface RepositoryFacts {
  readonly id: string;
  readonly name: string;
  /** The current `owner/name`, because repositories can be renamed. */
  readonly fullName: string;
  readonly private: boolean;
  readonly fork: boolean;
  readonly description: string;
  readonly language: string;
  readonly url: string;
  readonly topics: readonly string[];
  readonly createdAt: Date;
  readonly pushedAt: Date;
  /** Only users who may push count as contributors. */
  readonly mayPush: boolean;
}

/** @throws AppError `unavailable` for an unexpected response */
export function repositoryFacts(data: unknown): RepositoryFacts {
  const { id, name, private: isPrivate, html_url: url, ...rest } = shaped(described, data);
  return {
    id: String(id),
    name: plainText(name, 200),
    fullName: rest.full_name,
    private: isPrivate,
    fork: rest.fork ?? false,
    description: plainText(rest.description ?? '', 1_000),
    language: plainText(rest.language ?? '', 100),
    url,
    topics: (rest.topics ?? []).slice(0, 50).map((topic) => plainText(topic, 60)),
    createdAt: new Date(rest.created_at),
    pushedAt: new Date(rest.pushed_at ?? rest.created_at),
    mayPush: rest.permissions?.push === true,
  };
}

/** Undefined `facts`: nothing changed since `etag`. Such a request costs no quota. */
export async function readRepositoryFacts(get: HostGet, fullName: string, etag: string) {
  const answer = await get(`/repos/${fullName}`, etag === '' ? {} : { etag });
  return {
    etag: answer.etag ?? '',
    facts: answer.notModified ? undefined : repositoryFacts(answer.data),
  };
}

/** @throws AppError `unavailable` with status 502 for an unexpected or truncated response */
export function shaped<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw hostBroken(parsed.error);
  return parsed.data;
}

const languages = z.record(z.string(), z.number().nonnegative());

/** Bytes by language. */
export async function readLanguages(get: HostGet, fullName: string): Promise<Record<string, number>> {
  return shaped(languages, (await get(`/repos/${fullName}/languages`)).data);
}

/** Whether the user has committed to it. */
export async function hasCommitsOf(get: HostGet, fullName: string, login: string): Promise<boolean> {
  try {
    const query = { author: login, per_page: 1 };
    const { data } = await get(`/repos/${fullName}/commits`, { query });
    return shaped(z.array(z.unknown()), data).length > 0;
  } catch (error) {
    if (error instanceof HostRefusalError && error.status === 409) return false;
    throw error;
  }
}

/** A text of the code host as one line: normalised, without control characters and half characters. */
export function plainText(text: string, maxLength: number): string {
  const line = text.slice(0, maxLength).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return withoutExtraMarks(line.toWellFormed()).trim();
}
