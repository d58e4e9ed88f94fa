import { Bell, Eye, FileDown, Paintbrush, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { settingsCopy as copy } from '../../copy/accounts/settings.ts';
import { paths, type SettingsSection, settingsSections } from '../../paths.ts';

const icons: Record<SettingsSection, typeof Bell> = {
  notifications: Bell,
  matching: SlidersHorizontal,
  privacy: Eye,
  security: ShieldCheck,
  appearance: Paintbrush,
  data: FileDown,
};

/** Links to the sections: two columns on phones, a column on the left from 768 px. */
export function SettingsIndex({ current }: { current: SettingsSection }) {
  return (
    <nav aria-label={copy.index} className="md:sticky md:top-22">
      <ul className="grid grid-cols-2 gap-0.5 md:grid-cols-1">
        {settingsSections.map((section) => {
          const Icon = icons[section];
          return (
            <li key={section}>
              <Link
                to={paths.settings(section)}
                aria-current={section === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-6 px-3 text-14 font-medium text-text no-underline hover:bg-fill md:min-h-10 [&_svg]:text-muted aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-on-tint aria-[current]:[&_svg]:text-on-tint"
              >
                <Icon aria-hidden="true" className="size-5" />
                {copy.sections[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
