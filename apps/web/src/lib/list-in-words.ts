const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** 'React, Docker and Kafka' */
export function listInWords(words: readonly string[]): string {
  return list.format(words);
}
