import { createReadStream } from 'node:fs';

export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** Undefined if the line is too long or is not UTF-8. */
  readonly text: string | undefined;
}

const newline = 10;

/**
 * The lines of a file, without their ends. Holds one line in memory, at most `maxBytes` of it.
 * @throws the error of the file system if the file cannot be read
 */
export async function* readLines(path: string, maxBytes: number): AsyncGenerator<TextLine> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let number = 1;
  const add = (part: Buffer) => {
    bytes += part.length;
    if (bytes > maxBytes) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  const end = (): TextLine => {
    const line = { number, text: bytes > maxBytes ? undefined : decode(Buffer.concat(parts)) };
    parts = [];
    bytes = 0;
    number += 1;
    return line;
  };
  for await (const chunk of createReadStream(path)) {
    let rest: Buffer = chunk;
    for (let at = rest.indexOf(newline); at >= 0; at = rest.indexOf(newline)) {
      add(rest.subarray(0, at));
      yield end();
      rest = rest.subarray(at + 1);
    }
    add(rest);
  }
  if (bytes > 0) yield end();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
