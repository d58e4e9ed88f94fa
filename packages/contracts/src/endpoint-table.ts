import type { EndpointName, EndpointOf } from './contract.ts';

type Row<Name extends EndpointName> =
  EndpointOf<Name> extends { method: infer M; path: infer P } ? readonly [M, P] : never;

/**
 * Method and path of every endpoint, without zod: what the web client loads. The compiler refuses a
 * row that differs from the contract, so this cannot drift.
 */
export const endpointTable = {
  'accounts.signUp': ['POST', '/api/auth/signup'],
  'accounts.signIn': ['POST', '/api/auth/login'],
  'accounts.exchangeToken': ['POST', '/api/github/exchange-token'],
  'accounts.exchangeTokenAlias': ['POST', '/login/oauth/access_token'],
  'accounts.signOut': ['POST', '/api/user/signout'],
  'accounts.me': ['GET', '/api/user/me'],
  'accounts.deleteAccount': ['DELETE', '/api/user/delete/:id'],
  'accounts.listSessions': ['GET', '/api/user/sessions'],
  'accounts.endSession': ['DELETE', '/api/user/sessions/:id'],
  'chat.roomsOwned': ['GET', '/api/chat/rooms/owner/:userId'],
  'chat.roomsJoined': ['GET', '/api/chat/rooms/member/:userId'],
  'chat.access': ['GET', '/api/chat/access/:postId/:userId'],
  'chat.room': ['GET', '/api/chat/room/:postId'],
  'chat.messages': ['GET', '/api/chat/messages/:postId'],
  'chat.members': ['GET', '/api/chat/members/:postId'],
  'chat.send': ['POST', '/api/chat/send'],
  'chat.read': ['POST', '/api/chat/read/:postId'],
  'comments.list': ['GET', '/api/post/:id/comments'],
  'comments.post': ['POST', '/api/post/:id/comments'],
  'comments.edit': ['PATCH', '/api/comments/:id'],
  'comments.remove': ['DELETE', '/api/comments/:id'],
  'matching.recommendProjects': ['GET', '/flask/projects/recommendations/:userId'],
  'matching.recommendUsers': ['GET', '/flask/users/recommendations/post/:postId'],
  'matching.explain': ['GET', '/api/match/:postId/:userId'],
  'notifications.list': ['GET', '/api/notifications/:userId'],
  'notifications.unread': ['GET', '/api/notifications/unread'],
  'notifications.read': ['PUT', '/api/notifications/:id/read'],
  'notifications.readAll': ['POST', '/api/notifications/read-all'],
  'profiles.update': ['POST', '/api/user/update/:id'],
  'projects.list': ['GET', '/api/post/getPosts'],
  'projects.bySlug': ['GET', '/api/post/slug/:slug'],
  'projects.create': ['POST', '/api/post/create'],
  'projects.listOwn': ['GET', '/flask/posts/user/:username'],
  'repositories.listOwn': ['GET', '/api/projects/user'],
  'requests.check': ['GET', '/api/notifications/check/:projectId/:userId'],
  'requests.send': ['POST', '/api/notifications/send'],
  'requests.invite': ['POST', '/api/invitations'],
  'requests.accept': ['PUT', '/api/notifications/accept/:notificationId'],
  'requests.reject': ['PUT', '/api/notifications/reject/:notificationId'],
  'requests.withdraw': ['POST', '/api/requests/:id/withdraw'],
  'requests.reopen': ['POST', '/api/requests/:id/reopen'],
  'skills.search': ['GET', '/api/skills'],
  'skills.listOfUser': ['GET', '/api/user/:id/skills'],
  'skills.put': ['PUT', '/api/user/:id/skills/:skillId'],
  'system.health': ['GET', '/healthz'],
  'system.ready': ['GET', '/readyz'],
  'system.config': ['GET', '/api/config'],
} as const satisfies { readonly [Name in EndpointName]: Row<Name> };
