let list: Intl.ListFormat | undefined;

/** 'React, Docker and Kafka' */
export function listInWords(words: readonly string[]): string {
  // Created with its first use, because this takes milliseconds on a phone.
  list ??= new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
  return list.format(words);
}
