import type { ReactNode } from 'react';
import { explanationCopy as copy } from '../../../copy/explanation.ts';
import { fill } from '../../../texts.ts';
import { Bar } from '../../charts/bars.tsx';
import { JointIcon } from '../joint-icon.tsx';
import { ConnectionList } from './connection-list.tsx';
import {
  type Connection,
  type Explained,
  largestLoss,
  largestReasons,
  lowerDirection,
  type Reader,
  type Share,
} from './explained.ts';
import { fitText } from './explanation-text.ts';
import { ShareText } from './share-text.tsx';

interface PartProps {
  label: string;
  share: Share;
  isLoss?: boolean;
  children?: ReactNode;
}

function Part({ label, share, isLoss, children }: PartProps) {
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2.5 py-2 not-first:border-t">
      <span className={isLoss ? 'pt-0.5 text-brass' : 'pt-0.5 text-primary'}>
        <JointIcon kind={isLoss ? 'socket' : 'joined'} />
      </span>
      <div className="min-w-0">
        <p className="wrap-anywhere">{label}</p>
        {children}
      </div>
      <div className="flex items-center gap-3 self-start text-right font-semibold text-heading tabular-nums">
        <Bar
          percent={share.max === 0 ? 0 : (share.points / share.max) * 100}
          tone={isLoss ? 'brass' : 'ink'}
          className="w-16 max-sm:hidden"
        />
        <span className="min-w-14">
          <ShareText {...share} />
        </span>
      </div>
    </li>
  );
}

interface LargestPartsProps {
  match: Explained & { connections: readonly Connection[] };
  reader: Reader;
}

/** The three terms that give most points, and the one that takes most, of the direction that holds the score down. */
export function LargestParts({ match, reader }: LargestPartsProps) {
  const direction = lowerDirection(match.fit);
  const loss = largestLoss(match);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-1.5">
        <h3 className="text-14 leading-5">{copy.reasons}</h3>
        <p className="text-13 text-muted">
          {fitText(direction, reader)}: <b className="text-heading">{match.fit[direction]}</b>
        </p>
      </div>
      <ul className="text-14">
        {largestReasons(match).map(({ feature, label, contribution, max }) => (
          <Part key={feature} label={label} share={{ points: contribution, max }}>
            {feature === 'connections' ? (
              <ConnectionList connections={match.connections} reader={reader} />
            ) : null}
          </Part>
        ))}
        {loss ? (
          <Part
            label={fill(copy.loss, { label: loss.label })}
            share={{ points: loss.contribution, max: loss.max }}
            isLoss
          >
            {loss.assumed ? <p className="text-13 text-muted">{copy.assumed}</p> : null}
          </Part>
        ) : null}
      </ul>
    </section>
  );
}
