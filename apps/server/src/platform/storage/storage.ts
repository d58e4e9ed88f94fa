import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';

/** Where finished files are kept: whole, under names that we make and that are never written twice. */
export interface Storage {
  put(file: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** A file that is not there is removed already. */
  remove(file: string): Promise<void>;
}

/** An S3-compatible bucket when the configuration names one, else a folder of the data directory. */
export function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  return config.s3 === undefined ? openDiskStorage(join(config.dataDir, 'media')) : openS3Storage(config.s3);
}
