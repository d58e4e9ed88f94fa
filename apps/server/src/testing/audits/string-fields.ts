import { contract } from '@teamwright/contracts/core/contract.ts';
import type { Endpoint } from '@teamwright/contracts/core/endpoint.ts';
import { z } from 'zod';

/** The parts of JSON Schema that describe strings. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A string field in the input of a client. */
export interface StringField {
  /** The name of the outermost field. */
  readonly name: string;
  /** Returns an input that contains this text in the field and nothing else. */
  with(text: string): Record<string, unknown>;
}

export interface StringFieldOfEndpoint extends StringField {
  readonly endpoint: Endpoint;
}

/** Every string field of a schema, including those in lists and objects. */
export function stringFieldsOf(schema: z.ZodType): StringField[] {
  const shape = shapeOf(schema);
  const fields = new Map<string, StringField>();
  for (const { path, place } of strings(shape)) {
    const [name] = path;
    const field = { name: name ?? '', with: (text: string) => place(text) as Record<string, unknown> };
    if (name !== undefined) fields.set(path.join('.'), field);
  }
  return [...fields.values()];
}

/** The string fields of one part of every request of the contract. */
export function stringFieldsOfContract(part: 'query' | 'body'): [string, StringFieldOfEndpoint][] {
  return Object.entries(contract).flatMap(([feature, verbs]) =>
    Object.entries(verbs).flatMap(([verb, endpoint]: [string, Endpoint]) => {
      const schema = endpoint[part];
      if (schema === undefined) return [];
      return stringFieldsOf(schema).map((field): [string, StringFieldOfEndpoint] => [
        `${feature}.${verb}: ${field.name}`,
        { ...field, endpoint },
      ]);
    }),
  );
}

/** In our contract a schema has one type, although JSON Schema also allows a list. */
function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

interface StringPlace {
  readonly path: readonly string[];
  place(text: string): unknown;
}

function strings(shape: Shape): StringPlace[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = shape;
  const chosen = shape.enum !== undefined || shape.const !== undefined;
  return [
    ...(shape.type === 'string' && !chosen ? [{ path: [], place: (text: string) => text }] : []),
    ...Object.entries(properties).flatMap(([name, property]) =>
      strings(property).map(({ path, place }) => ({
        path: [name, ...path],
        place: (text: string) => ({ [name]: place(text) }),
      })),
    ),
    ...(items ? strings(items) : []).map(({ path, place }) => ({
      path: ['0', ...path],
      place: (text: string) => [place(text)],
    })),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(strings),
  ];
}
