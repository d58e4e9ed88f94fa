/** What a user can report, for the dialog and for administrators. */
export const reasonTexts = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  hate: 'Hate',
  sexual: 'Sexual content',
  impersonation: 'Pretends to be another person',
  other: 'Something else',
} as const;
