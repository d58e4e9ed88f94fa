import type { Page, WebSocketRoute } from '@playwright/test';

export interface Connection {
  /** Whether the live connection is open. */
  stands(): boolean;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A page whose network can be cut, the live connection included. To be asked for before the page opens. */
export async function severable(page: Page): Promise<Connection> {
  const open = new Set<WebSocketRoute>();
  let down = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (down) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    stands: () => open.size > 0,
    async cut() {
      down = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
    },
    async mend() {
      down = false;
      await page.context().setOffline(false);
    },
  };
}
