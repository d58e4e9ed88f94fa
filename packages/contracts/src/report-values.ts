/** What can be reported. Free of zod, so that the web can load it cheaply. */
export const reportKinds = ['person', 'message', 'comment', 'project'] as const;

export const reportReasons = ['spam', 'harassment', 'hate', 'sexual', 'impersonation', 'other'] as const;

/** How reports ended; `gone` when the account they were about was deleted. */
export const reportOutcomes = ['dismissed', 'removed', 'suspended', 'gone'] as const;
