import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|txt)$/;
/** In bytes. Compressing smaller files saves less than the extra headers cost. */
const minBytes = 512;

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Writes `.br` and `.gz` files for every text file, for a static server with `preCompressed: true`. */
export function precompressPlugin(): Plugin {
  let outDir = 'dist';
  return {
    name: 'teamwright:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => compressible.test(name))) compress(join(outDir, file));
    },
  };
}
