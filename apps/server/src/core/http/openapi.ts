import swagger from '@fastify/swagger';
import { namedSchemas } from '@teamwright/contracts/core/named-schemas.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../http.ts';

type TransformObject = ReturnType<typeof createJsonSchemaTransformObject>;

/** Serves /api/openapi.json, which describes every route mounted after this call with the schemas of the contract. */
export async function serveOpenapi(api: App): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) schemaRegistry.add(schema, { id });
  const addSchemas = createJsonSchemaTransformObject({ schemaRegistry });
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Teamwright', version: '1', description: 'Developers matched with teams and projects.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: (document) => withoutUnusedSchemas(addSchemas(document)),
  });
  let document: string | undefined;
  api.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    // Serialised once: the document takes several milliseconds, and guests may ask for it without a limit.
    document ??= JSON.stringify(api.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** Each named schema has a variant for requests and one for responses; most are used in one of the two only. */
function withoutUnusedSchemas(document: ReturnType<TransformObject>): ReturnType<TransformObject> {
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  if (schemas === undefined) return document;
  const used = new Set<string>();
  const unread: unknown[] = ['paths' in document ? document.paths : {}];
  for (let part = unread.pop(); part !== undefined; part = unread.pop())
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      unread.push(schemas[name]);
    }
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
}
