/** The kind of a piece of code, which decides its colour. */
export type CodeKind = 'plain' | 'comment' | 'constant' | 'function' | 'keyword' | 'string';

/** Adjacent parts of the same kind are merged. */
export type CodeLine = readonly { readonly text: string; readonly kind: CodeKind }[];
