import type { Page, WebSocketRoute } from '@playwright/test';

export interface Connection {
  /** Whether the live connection stands. One that is cut while it is being made is given up after 20 s only. */
  stands(): boolean;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Socket.IO's word that a connection is accepted. */
const accepted = '40';

/** A page whose network can be cut, the live connection included. To be asked for before the page opens. */
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
