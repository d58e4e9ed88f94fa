/** Texts for turning an uploaded repository into a posting. */
export const repositoryDraftCopy = {
  label: 'Next step',
  question: 'Looking for people?',
  turn: 'Turn {name} into a posting',
  hint: 'We fill in the form from the repository and its README. Nothing is posted until you say so.',
  reading: 'Reading the repository…',
  failed: 'The repository could not be read.',
  retry: 'Try again',
  skip: 'Fill in the form myself',
  replaceTitle: 'Replace your draft?',
  replaceText: 'The form has a draft that you have not posted. {name} would replace it.',
  replace: 'Replace it',
  keep: 'Keep my draft',
  filled: 'The form is filled in from {name}. Change what you like before you post.',
} as const;
