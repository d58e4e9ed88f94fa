import { Check, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SelectField } from '../../ui/form/select.tsx';
import { TagInput } from '../../ui/form/tag-input.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { GalleryCard } from './gallery-card.tsx';

const variants = ['primary', 'line', 'soft', 'ghost', 'danger', 'danger-solid'] as const;

function Buttons() {
  return (
    <GalleryCard title="Button" wide>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[120px_repeat(5,max-content)]">
        {variants.map((variant) => (
          <div key={variant} className="contents">
            <span className="col-span-full self-center text-13 text-muted md:col-span-1">{variant}</span>
            <Button variant={variant}>Rest</Button>
            <Button variant={variant} busy>
              Busy
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} size="lg">
              Large
            </Button>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="done" disabled>
          <Check aria-hidden="true" />
          {texts.teammates.invited}
        </Button>
        <Button disabled reason="Choose a repository first.">
          {texts.upload.submit}
        </Button>
        <Menu
          trigger={<Button>Menu</Button>}
          header={<div className="border-b px-3 pb-2 text-14 text-muted">quiet-heron@example.org</div>}
          entries={[
            { key: 'a', label: texts.header.profile, icon: <User />, onSelect: () => undefined },
            { key: 'b', label: texts.header.signOut, icon: <LogOut />, onSelect: () => undefined },
          ]}
        />
        <Logo />
      </div>
    </GalleryCard>
  );
}

function Fields() {
  const [technologies, setTechnologies] = useState<readonly string[]>(['React', 'Node.js']);
  return (
    <>
      <GalleryCard title="Fields">
        <TextField label={texts.posting.titleLabel} defaultValue="Ledgerline" />
        <TextField
          label="Workplace"
          placeholder={texts.profile.workplacePlaceholder}
          hint="Shown on your profile."
        />
        <TextField
          label={texts.posting.timelineEnd}
          type="date"
          defaultValue="2026-10-01"
          error={texts.posting.endBeforeStart}
        />
        <SelectField label="Repository">
          <option>{texts.upload.selectRepository}</option>
        </SelectField>
        <TextField label="Email" disabled defaultValue="quiet-heron@example.org" />
      </GalleryCard>
      <GalleryCard title="More fields">
        <PasswordField label="Password" defaultValue="a long sentence" />
        <TagInput
          label={texts.posting.technologies}
          tags={technologies}
          onTags={setTechnologies}
          placeholder="Type, then press Enter"
          suggestions={['React', 'Redis', 'Rust', 'TypeScript']}
        />
        <TextArea label={texts.posting.responsibilities} defaultValue="Own the sync layer." />
        <SearchField label="Search" placeholder="Search" shortcut="/" />
        <CheckboxField label="Open to collaborate" defaultChecked />
      </GalleryCard>
    </>
  );
}

export function ControlsGallery() {
  return (
    <>
      <Buttons />
      <Fields />
    </>
  );
}
