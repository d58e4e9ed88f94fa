import type { Request } from '@teamwright/contracts/requests.ts';
import type { RequestRow } from './requests.repository.ts';

export function requestView(row: RequestRow): Request {
  return {
    _id: row.id,
    id: row.id,
    kind: row.kind,
    postId: row.projectId,
    userId: row.userId,
    status: row.status,
    note: row.note,
    role: row.role,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
