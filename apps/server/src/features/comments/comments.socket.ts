import { watchedProject } from '@teamwright/contracts/realtime.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { channels, type IoSocket } from '../../core/realtime.ts';
import { onClientEvent } from '../../core/sockets.ts';

/**
 * A page shows one project, so a socket follows the last one it named. It receives only events that tell it to
 * refetch.
 */
export function commentsSocket(socket: IoSocket, ctxOf: () => UserCtx): void {
  onClientEvent(socket, ctxOf, 'watch_project', watchedProject, async (_ctx, project) => {
    await stopWatching(socket);
    await socket.join(channels.project(project));
  });
  onClientEvent(socket, ctxOf, 'unwatch_project', watchedProject, async (_ctx, project) => {
    await socket.leave(channels.project(project));
  });
}

async function stopWatching(socket: IoSocket): Promise<void> {
  const watched = [...socket.rooms].filter((name) => name.startsWith(channels.project('')));
  await Promise.all(watched.map((name) => socket.leave(name)));
}
