import { paletteCopy } from '../../copy/palette.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';

const { keys: copy } = paletteCopy;

const rows: readonly (readonly [label: string, keys: readonly string[], between?: string])[] = [
  [copy.rows.palette, ['Ctrl K', '⌘ K'], copy.or],
  [copy.rows.search, ['/']],
  [copy.rows.help, ['?']],
  [copy.rows.searchRoom, ['f']],
  [copy.rows.readRoom, ['Esc']],
  [copy.rows.home, ['g', 'h'], copy.afterwards],
  [copy.rows.discover, ['g', 'd'], copy.afterwards],
  [copy.rows.chats, ['g', 'c'], copy.afterwards],
  [copy.rows.notifications, ['g', 'n'], copy.afterwards],
  [copy.rows.profile, ['g', 'p'], copy.afterwards],
];

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-6 rounded-4 border bg-bg px-1.5 text-center font-sans text-13 leading-6 text-heading">
      {children}
    </kbd>
  );
}

/** The list of site-wide shortcuts. */
export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const singleKeys = useSession((session) => session.singleKeys);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} description={singleKeys ? copy.text : copy.off}>
      <dl className="grid grid-cols-[1fr_max-content] items-center gap-x-6 gap-y-2 text-14">
        {rows.map(([label, [first = '', second], between]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right text-muted">
              <Key>{first}</Key>
              {second ? (
                <>
                  {` ${between} `}
                  <Key>{second}</Key>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        <Button onClick={onClose}>{uiCopy.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
