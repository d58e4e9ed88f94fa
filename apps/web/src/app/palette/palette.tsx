import { paletteCopy } from '../../copy/palette.ts';
import { useOverlay } from '../../stores/overlay.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { type CommandGroup, CommandPalette } from '../../ui/overlay/command-palette.tsx';
import { hasWords } from './has-words.ts';
import { pageCommands } from './page-commands.tsx';
import { settingCommands } from './setting-commands.tsx';
import { useFound } from './use-found.tsx';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  go: (href: string) => unknown;
}

function statusOf(groups: readonly CommandGroup[]): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return paletteCopy.empty;
  return count === 1 ? paletteCopy.oneResult : fill(paletteCopy.results, { count });
}

/** Finds pages, rooms, projects and commands by name. It starts empty each time it opens. */
export function Palette({ open, onClose, go }: PaletteProps) {
  const { query, setQuery } = useOverlay();
  const user = useCurrentUser();
  const found = useFound(query, go);
  const term = query.trim();
  const known = [
    { label: paletteCopy.pages, items: pageCommands(user, go) },
    { label: paletteCopy.commands, items: settingCommands(user, go) },
  ].map(({ label, items }) => ({ label, items: items.filter((item) => hasWords(item.label, term)) }));
  const shown = [...known, ...found].filter(({ items }) => items.length > 0);
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      title={paletteCopy.title}
      placeholder={paletteCopy.placeholder}
      query={query}
      onQuery={setQuery}
      groups={shown}
      empty={paletteCopy.empty}
      status={statusOf(shown)}
    />
  );
}
