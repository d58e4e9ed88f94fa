import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

interface FakeS3 {
  readonly url: string;
  readonly account: { accessKeyId: string; secretAccessKey: string };
  readonly bucket: string;
  /** Stored files by key. */
  readonly objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  /** Statuses for the next calls; 0 breaks the connection. */
  failWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A small fake S3: one bucket with path-style addresses. It checks every signature (AWS Signature Version 4). */
export async function openFakeS3(): Promise<FakeS3> {
  const account = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of the bucket' };
  const bucket = 'teamwright-test';
  const objects: FakeS3['objects'] = new Map();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const failure = failures.shift();
    if (failure === 0) return void request.socket.destroy();
    if (failure !== undefined) return void response.writeHead(failure).end('<Error/>');
    if (!(await isSigned(request, bytes, account))) return void response.writeHead(403).end('<Error/>');
    const [, found, key = ''] = request.url?.split('/') ?? [];
    if (found !== bucket) return void response.writeHead(404).end('<Error/>');
    if (request.method === 'PUT') objects.set(key, { bytes, type: request.headers['content-type'] });
    if (request.method === 'DELETE') objects.delete(key);
    const object = objects.get(key);
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (object === undefined) return void response.writeHead(404).end('<Error/>');
    response.writeHead(200).end(object.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    bucket,
    objects,
    failWith: (...statuses) => void failures.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signs the same call again and compares the signatures. The body is part of it if the client sends its hash. */
async function isSigned(
  request: IncomingMessage,
  bytes: Buffer,
  account: FakeS3['account'],
): Promise<boolean> {
  const { headers, method = '', url = '' } = request;
  const hash = headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(bytes).digest('hex')) return false;
  const signer = new AwsV4Signer({
    ...account,
    method,
    url: `http://${headers.host}${url}`,
    headers: { 'x-amz-content-sha256': hash },
    datetime: String(headers['x-amz-date']),
    region: 'eu-test-1',
    service: 's3',
  });
  return (await signer.authHeader()) === headers.authorization;
}
