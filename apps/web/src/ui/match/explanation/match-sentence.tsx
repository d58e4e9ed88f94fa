import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { listInWords } from '../../../lib/list-in-words.ts';
import { fill } from '../../../texts.ts';
import { JointIcon } from '../joint-icon.tsx';
import { Reasons } from '../reasons.tsx';
import type { Reader, Summarised } from './explained.ts';
import { sentenceOf } from './explanation-text.ts';

export interface Help {
  label: string;
  from: number;
  to: number;
}

interface MatchSentenceProps {
  match: Summarised & { help?: Help | null };
  reader: Reader;
}

function helpText({ label: skill, from, to }: Help, { summary }: Summarised): string {
  const isShown = summary.skills.some(({ label, how }) => label === skill && how === 'shown');
  return fill(isShown ? copy.helpAgain : copy.help, { skill, from, to });
}

/** The match in one sentence, what the user would add to the team, and what would help most. */
export function MatchSentence({ match, reader }: MatchSentenceProps) {
  const { adds, help } = match;
  const addsText = fill(copy.adds[reader.kind], { skills: listInWords(adds) });
  const reasons = [
    ...(adds.length > 0
      ? [{ key: 'adds', brass: true, icon: <JointIcon kind="joined" />, text: addsText }]
      : []),
    ...(help ? [{ key: 'help', icon: <JointIcon kind="tail" />, text: helpText(help, match) }] : []),
  ];
  return (
    <div className="grid gap-2">
      <p className="text-14 wrap-anywhere">{sentenceOf(match, reader)}</p>
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
    </div>
  );
}
