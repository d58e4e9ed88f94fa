/** Replaces the WebTransport connection of engine.io-client. The server does not offer it. */
export const WT = undefined;
