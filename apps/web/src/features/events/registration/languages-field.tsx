import { languageName } from '@teamwright/contracts/events/languages.ts';
import { useState } from 'react';
import { registrationCopy } from '../../../copy/events/registration.ts';
import { toggled } from '../../../lib/toggled.ts';
import { knownLanguages, languagesOfBrowser } from '../../../ui/events/languages.ts';
import { ChipChoice } from '../../../ui/form/chip-choice.tsx';
import { ComboboxField } from '../../../ui/form/combobox.tsx';

const copy = registrationCopy.languages;

interface LanguagesFieldProps {
  /** ISO 639 codes. */
  chosen: readonly string[];
  onLanguages: (chosen: string[]) => void;
  error: string | undefined;
}

/** The languages of this browser as chips, and all others in a list. */
export function LanguagesField({ chosen, onLanguages, error }: LanguagesFieldProps) {
  const [offered, setOffered] = useState(() => [...new Set([...chosen, 'en', ...languagesOfBrowser()])]);
  const others = knownLanguages().filter(({ code }) => !offered.includes(code));
  function add(language: { readonly code: string } | null): void {
    if (language === null) return;
    setOffered([...offered, language.code]);
    onLanguages([...chosen, language.code]);
  }
  return (
    <div className="grid gap-3">
      <ChipChoice
        label={copy.label}
        choices={offered.map((code) => ({ name: code, text: languageName(code) }))}
        chosen={chosen}
        onToggle={(code) => onLanguages(toggled(chosen, code))}
        error={error}
      />
      <ComboboxField
        label={copy.other}
        items={others}
        value={null}
        onValue={add}
        nameOf={({ name }) => name}
        placeholder={copy.choose}
        noMatch={copy.noMatch}
      />
    </div>
  );
}
