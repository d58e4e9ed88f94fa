/** Tags for the two lists of a posting. */
export interface FoundTags {
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
}

/** What became of reading a file's content. */
export type ManifestReading =
  | ({ readonly outcome: 'found' } & FoundTags)
  | { readonly outcome: 'empty' | 'unknown' | 'unreadable' };

/** What became of a file: also that it was too large, took too long, or that nothing could read it now. */
export type FileReading = { readonly name: string } & (
  | ManifestReading
  | { readonly outcome: 'tooLarge' | 'tooSlow' | 'unavailable' }
);

export interface ManifestFile {
  readonly name: string;
  readonly file: Blob;
}
