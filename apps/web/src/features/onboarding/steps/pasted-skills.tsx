import { limits } from '@teamwright/contracts/core/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { welcomeCopy } from '../../../copy/welcome.ts';
import { type TextReading, useFoundSkills } from '../../../lib/skills/use-found-skills.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';

const copy = welcomeCopy.skills;
const maxCharacters = limits.skillText.resume;

function namesIn({ found }: TextReading): string[] {
  const { technologies = [], skills = [] } = found ?? {};
  return [...technologies, ...skills].map(({ label }) => label);
}

function statusText(reading: TextReading): string {
  const { state } = reading;
  if (state === 'idle') return '';
  if (state === 'reading') return copy.reading;
  if (state === 'offline') return copy.offline;
  if (state === 'failed') return copy.failed;
  const count = namesIn(reading).length;
  if (count === 0) return copy.nothing;
  return fill(count === 1 ? copy.found.one : copy.found.many, { count });
}

/** A text whose skills are added once it has been read. */
export function PastedSkills({ onFound }: { onFound: (names: readonly string[]) => void }) {
  const [text, setText] = useState('');
  const [isCut, setCut] = useState(false);
  const reading = useFoundSkills('resume', text);
  const added = useRef<TextReading['found']>(undefined);
  const { state, found } = reading;
  useEffect(() => {
    if (state !== 'read' || found === undefined || added.current === found) return;
    added.current = found;
    onFound(namesIn(reading));
  });
  return (
    <div className="grid gap-2">
      <TextArea
        label={copy.pasteLabel}
        hint={isCut ? fill(copy.tooLong, { max: maxCharacters.toLocaleString('en') }) : copy.pasteHint}
        rows={6}
        value={text}
        onChange={({ target: { value } }) => {
          setCut(value.length > maxCharacters);
          setText(value.slice(0, maxCharacters));
        }}
      />
      <p role="status" className="min-h-6 text-14">
        {statusText(reading)}
      </p>
      {state === 'failed' ? (
        <Button size="sm" className="justify-self-start" onClick={reading.retry}>
          {copy.again}
        </Button>
      ) : null}
    </div>
  );
}
