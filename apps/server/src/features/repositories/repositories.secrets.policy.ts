const hidden = '…';

/** `postgres://user:password@host`: the part before the @. */
const credentials = /:\/\/[^\s/@]{1,200}@/g;
/** `API_KEY=abc`, `"password": "abc"` and similar, up to the end of the value. `jwt-token = "9.3"` is a version. */
const named =
  /((?:pass(?:word|wd|phrase)?|secret|token|credential|(?:api|access|private|auth)[-_. ]?key)(?![a-z])[\w.-]{0,40}["']?\s{0,4}[:=]\s{0,4})(?!["']?(?:[~^<>=]{1,2}\s?\d|\d+\.\d))(?:"[^"]*"|'[^']*'|\S+)/gi;
/** Tokens with a known prefix. */
const tokens = /\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|sk-|AKIA)[\w-]{8,}/g;

/** Removes secrets from a line of a file. */
export function withoutSecrets(line: string): string {
  return line
    .replace(credentials, `://${hidden}@`)
    .replace(named, (_match, name: string) => `${name}${hidden}`)
    .replace(tokens, hidden);
}
