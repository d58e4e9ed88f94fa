import { useState } from 'react';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/dialog.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CardSkeleton, RowSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState, SuccessState } from '../../ui/state/state-message.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GalleryCard } from './gallery-card.tsx';

const roomTabs = [
  { id: 'all', label: texts.chat.allRooms },
  { id: 'mine', label: texts.chat.myRooms, count: 2 },
  { id: 'joined', label: texts.chat.joinedRooms },
] as const;

function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  return (
    <GalleryCard title="Toast, dialog, drawer">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => toast.success(texts.joinRequest.sent)}>Success</Button>
        <Button onClick={() => toast.info(texts.joinRequest.alreadySent)}>Info</Button>
        <Button
          onClick={() => toast.error(texts.joinRequest.failed, { label: 'Retry', run: () => undefined })}
        >
          Error
        </Button>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      </div>
      <ConfirmDialog
        open={open === 'dialog'}
        onClose={() => setOpen(undefined)}
        onConfirm={() => setOpen(undefined)}
        title={texts.profile.deleteQuestion}
        confirmLabel={texts.profile.deleteYes}
        cancelLabel={texts.profile.deleteNo}
      />
      <Drawer open={open === 'drawer'} onClose={() => setOpen(undefined)} title="Filters">
        <p>A panel at the edge.</p>
      </Drawer>
    </GalleryCard>
  );
}

function Moving() {
  const [tab, setTab] = useState<(typeof roomTabs)[number]['id']>('all');
  const [page, setPage] = useState(1);
  return (
    <GalleryCard title="Tabs, pages">
      <Tabs label="Rooms" tabs={roomTabs} selected={tab} onSelect={setTab} panelId="gallery-panel" />
      <div id="gallery-panel" role="tabpanel" className="text-14">
        {tab} <Spinner />
      </div>
      <Pagination page={page} pages={4} onPage={setPage} />
    </GalleryCard>
  );
}

export function StatesGallery() {
  return (
    <>
      <Floating />
      <Moving />
      <GalleryCard title="Skeleton, empty, success, error" wide>
        <div className="grid gap-4 md:grid-cols-3 [&>*]:rounded-10 [&>*]:border">
          <CardSkeleton />
          <EmptyState title={texts.projects.empty} action={<Button>Clear filters</Button>} />
          <EmptyState title={texts.chat.empty} hint={texts.chat.emptyHint} />
          <SuccessState
            title="Joined"
            hint={fill(texts.notifications.joined, { name: 'plain-otter' })}
            action={<Button variant="soft">{texts.projects.enterChatRoom}</Button>}
          />
          <ErrorState title={texts.projects.unexpected} action={<Button>Reload</Button>} />
          <RowSkeleton />
        </div>
      </GalleryCard>
    </>
  );
}
