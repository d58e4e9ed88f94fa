/** The page for an unknown address. */
export const notFoundCopy = {
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  search: 'Search projects',
} as const;
