import { authorizePage, plainPage } from './pages.ts';
import type { HostState } from './state.ts';

/** The only application that the fake code host accepts. */
export interface KnownClient {
  readonly id: string;
  readonly secret: string;
  /** The callback of the application. The fake redirects to no other address. */
  readonly redirectUri: string;
}

const parameterNames = [
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

type AuthorizationParameters = Record<(typeof parameterNames)[number], string>;

function readParameters(values: URLSearchParams): AuthorizationParameters {
  const entry = (name: string) => values.get(name) ?? '';
  return {
    client_id: entry('client_id'),
    redirect_uri: entry('redirect_uri'),
    scope: entry('scope'),
    state: entry('state'),
    code_challenge: entry('code_challenge'),
    code_challenge_method: entry('code_challenge_method'),
  };
}

function isKnown(parameters: AuthorizationParameters, client: KnownClient): boolean {
  return parameters.client_id === client.id && parameters.redirect_uri === client.redirectUri;
}

/** GET and POST of /login/oauth/authorize: the form, and its result. */
export async function answerAuthorize(
  state: HostState,
  client: KnownClient,
  base: string,
  request: Request,
): Promise<Response> {
  const posted = request.method === 'POST';
  const values = posted ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
  const parameters = readParameters(values);
  if (!isKnown(parameters, client))
    return plainPage(base, 'Unknown application', 'This address was not made by Teamwright.', 400);
  if (parameters.code_challenge_method !== 'S256' || parameters.code_challenge === '')
    return plainPage(base, 'Without PKCE', 'The application must send a code challenge.', 400);
  if (!posted) return authorizePage(base, state.people, parameters);
  const user = state.people.find((candidate) => candidate.login === values.get('login'));
  if (user === undefined)
    return redirect(parameters, {
      error: 'access_denied',
      error_description: 'The user has denied your application access.',
    });
  const { scope, redirect_uri: redirectUri, code_challenge: challenge } = parameters;
  return redirect(parameters, {
    code: state.issueCode({ login: user.login, scope, redirectUri, challenge }),
  });
}

function redirect(parameters: AuthorizationParameters, answer: Record<string, string>): Response {
  const url = new URL(parameters.redirect_uri);
  url.search = new URLSearchParams({ ...answer, state: parameters.state }).toString();
  return new Response(null, { status: 302, headers: { location: url.href } });
}

/** POST /login/oauth/access_token. As on GitHub, a rejection has the status 200. */
export async function answerToken(
  state: HostState,
  client: KnownClient,
  request: Request,
): Promise<Response> {
  const values = new URLSearchParams(await request.text());
  const entry = (name: string) => values.get(name) ?? '';
  if (entry('client_id') !== client.id || entry('client_secret') !== client.secret)
    return refused('incorrect_client_credentials', 'The client_id or client_secret passed are incorrect.');
  const code = state.takeCode(entry('code'), entry('code_verifier'), entry('redirect_uri'));
  if (code === undefined) return refused('bad_verification_code', 'The code passed is incorrect or expired.');
  const scope = code.scope.split(' ').join(',');
  return Response.json({ access_token: state.issueToken(code), scope, token_type: 'bearer' });
}

function refused(error: string, description: string): Response {
  return Response.json({ error, error_description: description, error_uri: 'https://docs.github.com' });
}
