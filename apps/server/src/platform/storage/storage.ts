import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';

/** Storage for re-encoded pictures: complete files with generated names that are never overwritten. */
export interface Storage {
  put(file: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined if the file does not exist. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** A missing file counts as removed. */
  remove(file: string): Promise<void>;
}

/** The configured S3 bucket, else a folder of the data directory. */
export function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  return config.s3 === undefined ? openDiskStorage(join(config.dataDir, 'media')) : openS3Storage(config.s3);
}
