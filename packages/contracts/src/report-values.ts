/** What can be reported. Free of zod, so that the web can load it cheaply. */
export const reportKinds = ['person', 'message', 'comment', 'project'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['spam', 'harassment', 'hate', 'sexual', 'impersonation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What an administrator may do about a reported thing. */
export const reportActions = ['dismiss', 'remove', 'suspend'] as const;
export type ReportAction = (typeof reportActions)[number];

/** How reports ended; `gone` when the account they were about was deleted. */
export const reportOutcomes = ['dismissed', 'removed', 'suspended', 'gone'] as const;
