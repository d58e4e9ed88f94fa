/** What a piece of code is, for its colour; the rest is plain. */
export type CodeKind = 'plain' | 'comment' | 'constant' | 'function' | 'keyword' | 'string';

/** Neighbours of one kind are one piece. */
export type CodeLine = readonly { readonly text: string; readonly kind: CodeKind }[];
