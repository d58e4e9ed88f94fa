import { Readable } from 'node:stream';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureAddress, roomPictureAddress, uploadsPath } from '@teamwright/contracts/uploads.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser, type UserCtx } from '../../core/ctx.ts';
import { AppError, errorBodyOf, invalidField } from '../../core/errors.ts';
import { type App, ctxOf } from '../../core/http.ts';
import { knownId } from '../../core/ids.ts';
import { finishUpload } from './uploads.finish.service.ts';
import { assertCanUploadFor, assertPictureUpload, parseMetadata } from './uploads.purpose.service.ts';
import * as service from './uploads.service.ts';

const version = '1.0.0';
const partType = 'application/offset+octet-stream';
const one = `${uploadsPath}/:id`;

type OneUpload = FastifyRequest<{ Params: { id: string } }>;
type Upload = Awaited<ReturnType<typeof service.getUpload>>;

/** The tus protocol 1.0.0 with its extensions creation, expiration and termination: see https://tus.io. */
export function uploadsRoutes(app: App): void {
  app.register(async (tus) => {
    tus.addContentTypeParser(partType, (_request, stream, done) => done(null, stream));
    tus.addHook('onRequest', checkTusRequest);
    const quietly = { schema: { hide: true } };
    tus.options(uploadsPath, quietly, (_request, reply) => describe(reply).code(204).send());
    tus.post(uploadsPath, quietly, bounded('requests', create));
    tus.head(one, quietly, bounded('requests', show));
    tus.patch(one, quietly, bounded('uploads', append));
    tus.delete(one, quietly, bounded('requests', end));
    tus.post(one, quietly, overridden);
  });
}

/** The usual order of checks: authentication, rate limit, then the rest. */
async function checkTusRequest(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  reply.header('tus-resumable', version).header('cache-control', 'no-store');
  if (request.method === 'OPTIONS') return undefined;
  const { actor, deps } = callOf(request);
  if (request.method === 'POST') await deps.rateLimits.consume('upload', actor.userId);
  if (request.method === 'PATCH') await deps.rateLimits.consume('uploadPart', actor.userId);
  if (request.headers['tus-resumable'] === version) return undefined;
  const refusal = invalidField('tus-resumable', `Tus-Resumable: uploads support version ${version} only`);
  return describe(reply).code(412).send(errorBodyOf(refusal, request.id));
}

function describe(reply: FastifyReply): FastifyReply {
  return reply
    .header('tus-version', version)
    .header('tus-extension', 'creation,expiration,termination')
    .header('tus-max-size', limits.picture.bytes - 1);
}

function callOf(request: FastifyRequest): UserCtx {
  return requireUser(ctxOf(request));
}

type Handler<R extends FastifyRequest> = (request: R, reply: FastifyReply) => Promise<FastifyReply>;

/** Runs the handler when the user has few enough requests, or uploads, in work. */
function bounded<R extends FastifyRequest>(gate: 'requests' | 'uploads', handle: Handler<R>): Handler<R> {
  return async (request, reply) => {
    const { actor, deps } = callOf(request);
    // Closes the connection, so that the server does not read the rest of a rejected upload.
    if (gate === 'uploads') reply.header('connection', 'close');
    return await deps.rateLimits[gate].run(actor.userId, () => handle(request, reply));
  };
}

function idOf({ params }: OneUpload): string {
  return knownId(params.id, 'Upload');
}

/** A whole number of bytes. @throws AppError `invalid` naming the header */
function bytesIn(request: FastifyRequest, header: 'upload-length' | 'upload-offset'): number {
  const value = request.headers[header];
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw invalidField(header, `${header}: a whole number of bytes is missing`);
}

async function create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = callOf(request);
  const metadata = String(request.headers['upload-metadata'] ?? '');
  const size = bytesIn(request, 'upload-length');
  const said = parseMetadata(metadata);
  const purpose = await assertCanUploadFor(ctx, said);
  assertPictureUpload(said);
  const id = await service.createUpload(ctx, { size, metadata, purpose });
  const upload = await service.getUpload(ctx, id);
  return setUploadHeaders(reply, upload).code(201).header('location', `${uploadsPath}/${id}`).send();
}

async function show(request: OneUpload, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = callOf(request);
  const upload = await service.getUpload(ctx, idOf(request));
  await setResultHeader(ctx, reply, upload);
  return setUploadHeaders(reply, upload)
    .header('upload-length', upload.size)
    .header('upload-metadata', upload.metadata)
    .send();
}

async function append(request: OneUpload, reply: FastifyReply): Promise<FastifyReply> {
  const ctx = callOf(request);
  const offset = bytesIn(request, 'upload-offset');
  const before = await service.getUpload(ctx, idOf(request));
  service.assertOffset(before, offset);
  if (!(request.body instanceof Readable)) throw new AppError('unsupported_media_type', `Send ${partType}`);
  const bytes = await service.receiveBytes(request.body, before.size - offset);
  reply.removeHeader('connection');
  const upload = await service.appendToUpload(ctx, before.id, offset, bytes);
  await setResultHeader(ctx, reply, upload);
  return setUploadHeaders(reply, upload).code(204).send();
}

async function end(request: OneUpload, reply: FastifyReply): Promise<FastifyReply> {
  await service.removeUpload(callOf(request), idOf(request));
  return reply.code(204).send();
}

/** For clients behind a proxy that allows only GET and POST. */
function overridden(request: OneUpload, reply: FastifyReply): Promise<FastifyReply> {
  const method = String(request.headers['x-http-method-override']).toUpperCase();
  const verbs = {
    HEAD: bounded('requests', show),
    PATCH: bounded('uploads', append),
    DELETE: bounded('requests', end),
  };
  const verb = Object.entries(verbs).find(([name]) => name === method)?.[1];
  if (verb === undefined)
    throw invalidField('x-http-method-override', 'X-HTTP-Method-Override: HEAD, PATCH or DELETE');
  return verb(request, reply);
}

/** Adds the offset, and the expiry time while the upload is incomplete. */
function setUploadHeaders(reply: FastifyReply, upload: Upload): FastifyReply {
  reply.header('upload-offset', upload.received);
  if (upload.picture !== null || upload.received === upload.size) return reply;
  return reply.header('upload-expires', service.expiryOf(upload).toUTCString());
}

/** Adds the URL of the picture once all bytes have arrived, also when an earlier request ended before it was made. */
async function setResultHeader(ctx: UserCtx, reply: FastifyReply, upload: Upload): Promise<void> {
  if (upload.received < upload.size) return;
  const name = await finishUpload(ctx, upload);
  reply.header('upload-result', upload.purpose === 'room' ? roomPictureAddress(name) : pictureAddress(name));
}
