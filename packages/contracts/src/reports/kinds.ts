/** Values of reports. Without zod, so that the web client loads them cheaply. */
export const reportKinds = ['person', 'message', 'comment', 'project'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportReasons = ['spam', 'harassment', 'hate', 'sexual', 'impersonation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The actions of an administrator on a reported object. */
export const reportActions = ['dismiss', 'remove', 'suspend'] as const;
export type ReportAction = (typeof reportActions)[number];

/** The outcomes of reports; `gone` if the account concerned was deleted. */
export const reportOutcomes = ['dismissed', 'removed', 'suspended', 'gone'] as const;
