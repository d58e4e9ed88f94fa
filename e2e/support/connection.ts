import type { Page, WebSocketRoute } from '@playwright/test';

export interface Connection {
  /** Whether the socket is connected. If cut during the handshake, it times out only after 20 s. */
  stands(): boolean;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** The packet with which Socket.IO accepts a connection. */
const accepted = '40';

/** Makes the page's network, including the socket, switchable. Call it before the page opens. */
export async function severable(page: Page): Promise<Connection> {
  const open = new Set<WebSocketRoute>();
  let standing = false;
  let down = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (down) return void socket.close();
    open.add(socket);
    socket.connectToServer().onMessage((message) => {
      standing ||= String(message).startsWith(accepted);
      socket.send(message);
    });
  });
  return {
    stands: () => standing,
    async cut() {
      down = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
      standing = false;
    },
    async mend() {
      down = false;
      await page.context().setOffline(false);
    },
  };
}
