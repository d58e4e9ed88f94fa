import { contract } from '@teamwright/contracts/core/contract.ts';
import type { Endpoint } from '@teamwright/contracts/core/endpoint.ts';
import type { Client } from '../test-app.ts';

export type Transcript = Record<string, string>;

/** Values for the parameters in the paths of endpoints, such as `slug`. */
export type PathParams = Readonly<Record<string, string | number>>;

/** Endpoints that are not called: a reader who withdraws would lose the registration. */
const skipped = new Set<Endpoint>([contract.events.withdraw]);

/**
 * Calls every endpoint of events as this client; without `bodies` only those that read. Writes that `bodies` does not
 * name are sent without content.
 */
export async function callAllEventEndpoints(
  client: Client,
  params: PathParams,
  bodies?: Readonly<Record<string, object>>,
): Promise<Transcript> {
  const answers: Transcript = {};
  for (const endpoint of Object.values<Endpoint>(contract.events)) {
    const { method, path } = endpoint;
    if (skipped.has(endpoint) || (bodies === undefined && method !== 'GET')) continue;
    const name = `${method} ${path}`;
    const body = method === 'GET' ? {} : { body: bodies?.[name] ?? {} };
    answers[name] = await answerOf(client, method, urlOf(path, params), body);
  }
  return answers;
}

type Call = Parameters<Client['call']>;

/**
 * Ids of requests, and what is the reader's own in an export: the log, which grows with each call that is refused, and
 * wishes for other participants.
 */
const changing = /"requestId":"[^"]*"|"(?:securityLog|eventFriends)":\[[^\]]*\]/g;

export async function answerOf(
  client: Client,
  method: Call[0],
  url: string,
  options: Call[2] = {},
): Promise<string> {
  const { statusCode, body } = await client.call(method, url, options);
  return `${statusCode} ${body.replace(changing, '')}`;
}

function urlOf(path: string, params: PathParams): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`a value for :${name} of ${path} is missing`);
    return String(value);
  });
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The transcript with ids replaced by the order of their appearance, so that two runs can be compared. */
export function withoutIds(transcript: unknown): unknown {
  const seen = new Map<string, number>();
  const text = JSON.stringify(transcript).replace(uuid, (id) => {
    const number = seen.get(id) ?? seen.size + 1;
    seen.set(id, number);
    return `#${number}`;
  });
  return JSON.parse(text);
}
