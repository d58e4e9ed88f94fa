/** Texts of the button that shares a page. */
export const shareCopy = {
  share: 'Share',
  /** For screen readers, where a page has several buttons. */
  shareName: 'Share {title}',
  copied: 'Link copied',
  /** Without https, browsers give no access to the clipboard. */
  copyByHand: 'Copy this link',
} as const;
