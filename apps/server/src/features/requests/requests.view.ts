import type { Request } from '@teamwright/contracts/requests.ts';
import { statusAt } from './requests.policy.ts';
import type { RequestRow } from './requests.repository.ts';

export function requestView(row: RequestRow, now: Date): Request {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    postId: row.projectId,
    userId: row.userId,
    status: statusAt(row, now),
    note: row.note,
    role: row.role,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
