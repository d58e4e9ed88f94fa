import { watchedProject } from '@teamwright/contracts/core/realtime.ts';
import { type Connection, onClientEvent } from '../../core/realtime/sockets.ts';
import { channels, type IoSocket } from '../../core/realtime.ts';

/** A page shows one project, so a socket watches only the last project that it named. */
export function commentsSocket(connection: Connection): void {
  const { socket } = connection;
  onClientEvent(
    connection,
    { name: 'watch_project', schema: watchedProject, limit: 'watch' },
    async (_ctx, project) => {
      await stopWatching(socket);
      await socket.join(channels.project(project));
    },
  );
  onClientEvent(
    connection,
    { name: 'unwatch_project', schema: watchedProject, limit: 'watch' },
    async (_ctx, project) => await socket.leave(channels.project(project)),
  );
}

async function stopWatching(socket: IoSocket): Promise<void> {
  const watched = [...socket.rooms].filter((name) => name.startsWith(channels.project('')));
  await Promise.all(watched.map((name) => socket.leave(name)));
}
