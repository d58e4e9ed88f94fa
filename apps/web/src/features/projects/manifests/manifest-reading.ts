/** Tags for the two lists of a posting. */
export interface FoundTags {
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
}

/** The result of reading a file's content. */
export type ManifestReading =
  | ({ readonly outcome: 'found' } & FoundTags)
  | { readonly outcome: 'empty' | 'unknown' | 'unreadable' };

/** The result for a file, including too large, too slow, and reader not available. */
export type FileReading = { readonly name: string } & (
  | ManifestReading
  | { readonly outcome: 'tooLarge' | 'tooSlow' | 'unavailable' }
);

export interface ManifestFile {
  readonly name: string;
  readonly file: Blob;
}
