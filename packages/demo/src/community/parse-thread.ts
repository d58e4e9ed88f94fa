/** A message of a written conversation. `speaker` 0 is the owner, 1 to 9 are members in order of joining. */
export type ThreadLine = { speaker: number; body: string };

/**
 * Parses a conversation. `o:` or `1:` starts a message, `--` a new day, and any other line continues the message
 * above. `@o` and `@1` mention members; `~~~` means a code fence.
 * @returns one list of messages per day
 * @throws SyntaxError for text before the first speaker
 */
export function parseThread(source: string): ThreadLine[][] {
  const days: ThreadLine[][] = [[]];
  for (const line of source.trim().split('\n')) {
    if (line === '--') days.push([]);
    else readLine(line, days.at(-1) ?? []);
  }
  return days.map((day) =>
    day.map(({ speaker, body }) => ({ speaker, body: body.replaceAll('~~~', '```') })),
  );
}

function readLine(line: string, day: ThreadLine[]): void {
  const opening = /^([o1-9]): (.*)$/.exec(line);
  if (opening) {
    const [, name = 'o', body = ''] = opening;
    day.push({ speaker: name === 'o' ? 0 : Number(name), body });
    return;
  }
  const message = day.at(-1);
  if (message === undefined) throw new SyntaxError(`no speaker for this line: ${line}`);
  message.body += `\n${line}`;
}

/** Replaces mentions of speakers by usernames. */
export function nameMentions(body: string, usernames: readonly string[]): string {
  return body.replace(/@([o1-9])\b/g, (mention, name: string) => {
    const username = usernames[name === 'o' ? 0 : Number(name)];
    return username === undefined ? mention : `@${username}`;
  });
}
