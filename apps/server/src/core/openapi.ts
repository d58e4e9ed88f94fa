import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './http.ts';

/** Describes every route mounted after it, from the contract's own schemas, at /api/openapi.json. */
export async function serveOpenapi(api: App): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Teamwright', version: '1', description: 'Developers matched with teams and projects.' },
    },
    transform: jsonSchemaTransform,
  });
  api.get('/api/openapi.json', { schema: { hide: true } }, () => api.swagger());
}
