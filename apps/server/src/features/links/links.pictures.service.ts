import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createByteCache } from '../../core/byte-cache.ts';
import type { PictureContent } from '../../platform/link-picture/picture-layout.ts';
import { createWorkPool, type WorkerTask } from '../../platform/work-pool.ts';

const drawing: WorkerTask<PictureContent, Promise<Uint8Array>> = {
  module: new URL('../../platform/link-picture/draw-link-picture.ts', import.meta.url).href,
};

/** Pictures that wait for the drawing thread. Further ones are replaced by the plain picture. */
const maxQueued = 20;
const drawingTimeoutMs = 10_000;

/** Draws the pictures of links in a worker thread, and keeps those that were requested last. */
export interface LinkPictures {
  /** @throws AppError `unavailable` if too many pictures wait, or if drawing takes too long */
  draw(content: PictureContent): Promise<Buffer>;
  close(): Promise<void>;
}

declare module '../../core/ctx.ts' {
  interface Deps {
    readonly linkPictures: LinkPictures;
  }
}

export function createLinkPictures(): LinkPictures {
  const pool = createWorkPool({ maxQueued, taskTimeoutMs: drawingTimeoutMs });
  const drawn = createByteCache();
  const underWay = new Map<string, Promise<Buffer>>();

  async function drawNew(key: string, content: PictureContent): Promise<Buffer> {
    const picture = Buffer.from(await pool.run(drawing, content));
    drawn.set(key, picture);
    return picture;
  }

  return {
    async draw(content) {
      const key = pictureVersion(content);
      const known = drawn.get(key) ?? underWay.get(key);
      if (known) return await known;
      const work = drawNew(key, content).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return await work;
    },
    close: () => pool.close(),
  };
}

/** Changes with everything that the picture shows. */
export function pictureVersion(content: PictureContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

const plainFile = new URL('../../platform/link-picture/plain.png', import.meta.url);

let plain: Promise<Buffer> | undefined;

/** The picture of `plainPicture`, drawn before, so that it needs no drawing thread. */
export async function readPlainPicture(): Promise<Buffer> {
  plain ??= readFile(plainFile);
  return await plain;
}
