/** Where the stand-in is on the site; its API as at a GitHub Enterprise server. */
export const localPath = '/code-host';
