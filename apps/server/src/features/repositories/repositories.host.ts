import type { ParsedInput } from '@teamwright/contracts/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import { z } from 'zod';
import { AppError, notFound } from '../../core/errors.ts';

type Named = ParsedInput<typeof repositories.upload>['body']['repository'];

/** What we keep of a repository as the code host describes it. */
const hostRepository = z.object({
  id: z.number().int(),
  name: z.string().min(1).max(200),
  full_name: z.string().min(3).max(400),
  private: z.boolean(),
  description: z.string().nullish(),
  language: z.string().nullish(),
  html_url: z.url({ protocol: /^https?$/ }),
  pushed_at: z.iso.datetime().nullish(),
  created_at: z.iso.datetime(),
  permissions: z.object({ push: z.boolean() }).nullish(),
});

export function fullNameOf(repository: Named): string {
  return typeof repository === 'string' ? repository : repository.full_name;
}

/**
 * The columns of somebody's repository. Whoever may not push to it has no part in it.
 * @throws AppError `not_found`, `unavailable` for what is no repository
 */
export function fromHost(data: unknown) {
  const parsed = hostRepository.safeParse(data);
  if (!parsed.success)
    throw new AppError('unavailable', 'GitHub gave no useful answer', { cause: parsed.error });
  const { id, name, description, language, html_url: url, permissions, ...times } = parsed.data;
  if (permissions?.push !== true) throw notFound('Among your repositories this one');
  return {
    repoId: String(id),
    name,
    fullName: parsed.data.full_name,
    private: parsed.data.private,
    description: description ?? '',
    language: language ?? '',
    url,
    pushedAt: new Date(times.pushed_at ?? times.created_at),
  };
}
