/**
 * Practices and roles that advertisements name without asking for them, fitted on labelled advertisements:
 * at least three mentions that were no requirement, and fewer than three in ten that were.
 */
export const seldomAsked: ReadonlySet<string> = new Set([
  'authentication',
  'containers',
  'data-visualization',
  'desktop',
  'hackathons',
  'open-source',
  'operating-systems',
  'privacy',
  'product-management',
  'technical-writing',
  'unit-testing',
]);
