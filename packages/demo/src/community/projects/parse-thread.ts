/** A message of a written conversation. `speaker` 0 is the owner, 1 to 9 are members in order of joining. */
export type ThreadLine = { speaker: number; body: string; pinnedBy?: number };

/**
 * Parses a conversation. `o:` or `1:` starts a message, `--` a new day, and any other line continues the message
 * above. `@o` and `@1` mention members, `^o` after a message means that the owner pinned it, `~~~` is a code fence.
 * @returns one list of messages per day
 * @throws SyntaxError for text or a pin before the first speaker
 */
export function parseThread(source: string): ThreadLine[][] {
  const days: ThreadLine[][] = [[]];
  for (const line of source.trim().split('\n')) {
    if (line === '--') days.push([]);
    else readLine(line, days.at(-1) ?? []);
  }
  return days.map((day) =>
    day.map(({ body, ...line }) => ({ ...line, body: body.replaceAll('~~~', '```') })),
  );
}

function readLine(line: string, day: ThreadLine[]): void {
  const opening = /^([o1-9]): (.*)$/.exec(line);
  if (opening) {
    const [, name = 'o', body = ''] = opening;
    day.push({ speaker: speakerOf(name), body });
    return;
  }
  const message = day.at(-1);
  if (message === undefined) throw new SyntaxError(`no speaker for this line: ${line}`);
  const [, pinning] = /^\^([o1-9])$/.exec(line) ?? [];
  if (pinning === undefined) message.body += `\n${line}`;
  else message.pinnedBy = speakerOf(pinning);
}

function speakerOf(name: string): number {
  return name === 'o' ? 0 : Number(name);
}

/** Replaces mentions of speakers by usernames. */
export function nameMentions(body: string, usernames: readonly string[]): string {
  return body.replace(/@([o1-9])\b/g, (mention, name: string) => {
    const username = usernames[speakerOf(name)];
    return username === undefined ? mention : `@${username}`;
  });
}
