import swagger from '@fastify/swagger';
import { namedSchemas } from '@teamwright/contracts/core/named-schemas.ts';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { App } from '../http.ts';
import { type OpenapiDocument, shareComponents } from './openapi-components.ts';

type TransformObject = ReturnType<typeof createJsonSchemaTransformObject>;
type OverrideContext = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/** Serves /api/openapi.json, which describes every route mounted after this call with the schemas of the contract. */
export async function serveOpenapi(api: App): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) schemaRegistry.add(schema, { id });
  const conversion = { schemaRegistry, zodToJsonConfig: { override: allowMoreFields } };
  const addSchemas = createJsonSchemaTransformObject(conversion);
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Teamwright', version: '1', description: 'Developers matched with teams and projects.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
    transform: createJsonSchemaTransform(conversion),
    transformObject: (document) => {
      const complete = addSchemas(document);
      shareComponents(asOpenapi31(complete));
      return complete;
    },
  });
  let document: string | undefined;
  api.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    // Serialised once: the document takes several milliseconds, and guests may ask for it without a limit.
    document ??= JSON.stringify(api.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/**
 * A server that sends an additional field stays compatible, so only schemas that reject such fields forbid them. The
 * converter forbids them in every response.
 */
function allowMoreFields({ zodSchema, jsonSchema }: OverrideContext): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

/** The converter's type covers three versions of OpenAPI; this server publishes 3.1. */
function asOpenapi31(document: Partial<ReturnType<TransformObject>>): OpenapiDocument {
  return document as OpenapiDocument;
}
