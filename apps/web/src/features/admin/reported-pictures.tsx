import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { adminCopy } from '../../copy/admin.ts';
import { fill } from '../../texts.ts';

const copy = adminCopy.reports;

function nameOf(alt: string, number: number): string {
  return alt === '' ? fill(copy.pictureOf, { number }) : fill(copy.picture, { number, alt });
}

/** Thumbnails of a reported message's pictures. Each opens at full size. */
export function ReportedPictures({ pictures }: Pick<ReportedThing, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ name, alt, url, smallUrl }, index) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" className="block rounded-6 outline-offset-2">
            <img
              src={smallUrl}
              alt={nameOf(alt, index + 1)}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-6 border bg-fill object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
