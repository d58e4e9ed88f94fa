import type { TestApp } from '../test-app.ts';

/** The calls about the code host in section 7 of the specification, in its notation. */
export const callsAroundCodehost = `
POST /api/github/exchange-token
POST /login/oauth/access_token
GET /user
GET /user/repos
GET /user/emails
POST /api/auth/github
POST /api/auth/upload-project
GET /api/projects/user
`;

/** All other calls. */
export const otherCalls = `
GET /api/post/getPosts
GET /flask/projects/recommendations/{userId}
GET /api/notifications/check/{projectId}/{userId}
POST /api/notifications/send
POST /api/auth/login
POST /api/auth/signup
POST /api/user/signout
POST /api/user/update/{id}
DELETE /api/user/delete/{id}
POST /api/github/exchange-token
POST /api/post/create
GET /flask/posts/user/{username}
GET /flask/users/recommendations/post/{postId}
GET /api/notifications/{userId}
PUT /api/notifications/accept/{notificationId}
PUT /api/notifications/reject/{notificationId}
GET /api/chat/rooms/owner/{userId}
GET /api/chat/rooms/member/{userId}
GET /api/chat/access/{postId}/{userId}
GET /api/chat/messages/{postId}
GET /api/chat/members/{postId}
POST /api/chat/send
`;

/** A site that records the calls of its clients. */
export type Watched<Site extends TestApp> = Site & {
  /** The listed calls that were not made successfully. */
  uncalled(lines: string): string[];
};

export function watchCalls<Site extends TestApp>(site: Site): Watched<Site> {
  const made: string[] = [];
  const guest: TestApp['guest'] = () => {
    const client = site.guest();
    const { call } = client;
    client.call = async (method, url, options) => {
      const answer = await call.call(client, method, url, options);
      if (answer.statusCode < 300) made.push(`${method} ${url}`);
      return answer;
    };
    return client;
  };
  const isMade = (line: string) => made.some((call) => asPattern(line).test(call));
  const uncalled = (lines: string) =>
    lines
      .trim()
      .split('\n')
      .filter((line) => !isMade(line));
  return { ...site, guest, uncalled };
}

function asPattern(line: string): RegExp {
  return new RegExp(`^${line.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
}
