/** Texts of the comparison of two versions. */
export const compareCopy = {
  with: 'Compare with',
  none: 'No other version',
  title: 'Version {one} beside version {other}',
  loading: 'Loading the other version…',
  failed: 'The other version could not be loaded.',
  measure: 'Measure',
  version: 'Version {version}',
  teams: 'Teams',
  unplaced: 'In no team',
  rule: '{percent} %',
  noRule: '–',
  moved: 'Participants who moved: {count}',
  movedNone: 'Both versions have the same teams.',
  movedNames: 'Teams are named as in version {version}.',
  move: '{from} → {to}',
  ended: '{team} of version {version}',
} as const;
