import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ProfileSection, profileSections } from '../../paths.ts';
import type { FoldState } from '../../ui/fold-card.tsx';

export interface SectionFolds {
  of: (section: ProfileSection) => FoldState;
  open: (sections: Iterable<ProfileSection>) => void;
}

/** Which sections of the profile are open on phones: the first one, and each that a link leads to. */
export function useSectionFolds(): SectionFolds {
  const { hash, key } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<ProfileSection>>(new Set([profileSections[0]]));
  const open = (sections: Iterable<ProfileSection>) => setOpened((before) => before.union(new Set(sections)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: clicking the same link opens the section again
  useLayoutEffect(() => {
    open(profileSections.filter((section) => hash === `#${section}`));
  }, [hash, key]);

  return {
    of: (section) => ({
      isOpen: opened.has(section),
      onToggle: (isOpen) =>
        setOpened((before) =>
          isOpen ? before.union(new Set([section])) : before.difference(new Set([section])),
        ),
    }),
    open,
  };
}
