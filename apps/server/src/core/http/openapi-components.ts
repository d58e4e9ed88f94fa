interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: object;
}
interface Reference {
  readonly $ref: string;
}
interface ResponseSchema extends Partial<Reference> {
  readonly items?: Partial<Reference>;
}
interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: ResponseSchema }>>;
}
interface Operation {
  parameters?: (Parameter | Reference)[];
  security?: readonly object[];
  readonly responses: Record<string, Response | Reference> & { default?: Reference };
}
interface Components {
  schemas?: Record<string, unknown>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
}

/** The parts of an OpenAPI 3.1 document that this file changes. */
export interface OpenapiDocument {
  security?: readonly object[];
  components: Components;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const json = 'application/json';
/** Access of most operations; it is stated once for all. */
const userAccess = [{ session: [] }];

/**
 * Moves what operations share to the components, adds the response of errors, and states the usual access once.
 * Changes the document.
 */
export function shareComponents(document: OpenapiDocument): void {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  document.security = userAccess;
  for (const operation of operations) if (isSame(operation.security, userAccess)) delete operation.security;
  document.components.parameters = shareParameters(operations);
  document.components.responses = shareResponses(operations);
  removeUnusedSchemas(document);
}

/** A parameter is shared if at least two operations have it and no other has a different one of its name. */
function shareParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const uses = Map.groupBy(operations.flatMap(ownParameters), keyOf);
  const shared: Record<string, Parameter> = {};
  for (const [key, [first, ...others]] of uses)
    if (first && others.length > 0 && others.every((other) => isSame(other, first))) shared[key] = first;
  for (const operation of operations.filter(({ parameters }) => parameters))
    operation.parameters = ownParameters(operation).map((parameter) =>
      keyOf(parameter) in shared ? reference('parameters', keyOf(parameter)) : parameter,
    );
  return shared;
}

/** Responses that consist of one named schema or a list of it, and the response of every error. */
function shareResponses(operations: readonly Operation[]): Record<string, Response> {
  const failure = { description: 'Error', content: { [json]: { schema: reference('schemas', 'Error') } } };
  const shared: Record<string, Response> = { Error: failure };
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if ('$ref' in response) continue;
      const success = { ...response, description: 'Success' };
      const name = nameOf(response.content?.[json]?.schema);
      if (name !== undefined) shared[name] = success;
      responses[status] = name === undefined ? success : reference('responses', name);
    }
    responses.default = reference('responses', 'Error');
  }
  return shared;
}

function nameOf(schema: ResponseSchema | undefined): string | undefined {
  const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  if (schema?.$ref !== undefined) return lastPart(schema.$ref);
  return schema?.items?.$ref === undefined ? undefined : `${lastPart(schema.items.$ref)}List`;
}

/** Each named schema has a variant for requests and one for responses; most are used in one of the two only. */
function removeUnusedSchemas({ components, paths }: OpenapiDocument): void {
  const { schemas = {}, parameters, responses } = components;
  const used = new Set<string>();
  const unread: unknown[] = [paths, parameters, responses];
  for (let part = unread.pop(); part !== undefined; part = unread.pop())
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      unread.push(schemas[name]);
    }
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}

/** The parameters without `required: false`, which is the default; the name first. */
function ownParameters({ parameters = [] }: Operation): Parameter[] {
  return parameters.flatMap((parameter) => {
    if ('$ref' in parameter) return [];
    const { name, required, schema } = parameter;
    return [{ name, in: parameter.in, ...(required && { required }), schema }];
  });
}

function keyOf(parameter: Parameter): string {
  return `${parameter.in}.${parameter.name}`;
}

function reference(kind: keyof Components, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
