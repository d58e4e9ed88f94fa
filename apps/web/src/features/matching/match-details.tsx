import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { listInWords } from '../../lib/list-in-words.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TermBars } from '../../ui/charts/bars.tsx';
import { JointIcon } from '../../ui/match/joint-icon.tsx';
import { type Reason, Reasons } from '../../ui/match/reasons.tsx';
import { AssumedNote } from './assumed-note.tsx';
import { evidenceText } from './evidence-text.ts';
import type { Match } from './matching.queries.ts';
import { scoreTerms } from './score-terms.ts';

function skillReasons({ covers, missing }: Match): Reason[] {
  const covered = covers.map((skill) => ({
    key: skill.skillId,
    icon: <JointIcon kind={skill.how === 'own' ? 'joined' : 'tail'} />,
    text: (
      <>
        <b>{skill.label}</b>, {evidenceText(skill)}
      </>
    ),
  }));
  const gaps = missing.map(({ skillId, label }) => ({
    key: skillId,
    icon: <JointIcon kind="socket" />,
    brass: true,
    text: (
      <>
        {fill(matchingCopy.missing, { skills: '' })}
        <b>{label}</b>
      </>
    ),
  }));
  return [...covered, ...gaps];
}

function Summary({ match }: { match: Match }) {
  const covered = match.covers.filter((skill) => skill.how !== 'related').length;
  const total = match.covers.length + match.missing.length;
  return (
    <p className="mb-4 text-14">
      {total > 0 ? fill(matchingCopy.youCover, { covered, total }) : match.reasons[0]}{' '}
      {match.adds.length > 0 ? fill(matchingCopy.addsSome, { skills: listInWords(match.adds) }) : null}
    </p>
  );
}

function Terms({ match }: { match: Match }) {
  const [reverse, setReverse] = useState(false);
  const fit = reverse ? match.fit.projectToYou : match.fit.youToProject;
  const terms = reverse ? match.terms.projectToYou : match.terms.youToProject;
  return (
    <section aria-label={fill(matchingCopy.termsLabel, { fit })}>
      <TermBars
        terms={scoreTerms(terms, fit)}
        sum={{ label: reverse ? matchingCopy.fitsYou : matchingCopy.youFit, value: fit }}
      />
      <div className="mt-3">
        <AssumedNote terms={terms} />
      </div>
      <Button variant="ghost" className="-ml-3 mt-2" onClick={() => setReverse(!reverse)}>
        <CircleQuestionMark aria-hidden="true" />
        {reverse ? matchingCopy.thisWay : matchingCopy.otherWay}
      </Button>
    </section>
  );
}

/** Covered and missing skills of a match, and the terms of its score. */
export function MatchDetails({ match }: { match: Match }) {
  return (
    <section className="mt-8 lg:mt-12">
      <h2 className="mb-4">{matchingCopy.whyFits}</h2>
      <Card>
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          <div>
            <Summary match={match} />
            <Reasons reasons={skillReasons(match)} />
          </div>
          <Terms match={match} />
        </div>
      </Card>
    </section>
  );
}
