// `area: Imperative summary`, as CONTRIBUTING.md asks. With `--message FILE` checks one message (the commit-msg hook),
// otherwise every commit since the hook was added.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const maxSubjectLength = 72;
const hook = 'tools/hooks/commit-msg';
const form = /^[a-z0-9][a-z0-9 ,/-]*: [A-Z].*[^.\s]$/;
/** Subjects that git generates. */
const generated = /^(Merge |Revert "|fixup! |squash! )/;

/** The fault of a commit's subject, or undefined. */
export function subjectFault(subject: string): string | undefined {
  if (generated.test(subject)) return undefined;
  if (subject.length > maxSubjectLength) return `longer than ${maxSubjectLength} characters`;
  if (!form.test(subject)) return 'not of the form "area: Imperative summary", without a full stop';
  return undefined;
}

/** The subjects of the commits of `folder` that came after the one that added the hook, newest first. */
export function subjectsSinceHook(folder: string): string[] {
  const added = git(folder, ['log', '--diff-filter=A', '--format=%H', '--', hook]).at(-1);
  return added === undefined ? [] : git(folder, ['log', '--no-merges', '--format=%s', `${added}..HEAD`]);
}

function git(folder: string, words: string[]): string[] {
  const output = execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return output.split('\n').filter((line) => line !== '');
}

/** Outside a git checkout, for example in an unpacked archive, there is nothing to check. */
function isCheckout(folder: string): boolean {
  try {
    git(folder, ['rev-parse', '--git-dir']);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const [option, file] = process.argv.slice(2);
  const here = process.cwd();
  const subjects =
    option === '--message' && file !== undefined
      ? readFileSync(file, 'utf8').split('\n', 1)
      : isCheckout(here)
        ? subjectsSinceHook(here)
        : [];
  for (const subject of subjects) {
    const fault = subjectFault(subject);
    if (fault === undefined) continue;
    console.error(`Commit subject ${fault}: ${subject}`);
    process.exitCode = 1;
  }
}
