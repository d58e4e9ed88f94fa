/** The path of the fake code host on the site. Its API is below it, as on a GitHub Enterprise server. */
export const localPath = '/code-host';
