import { PageTitle } from '../../ui/page-title.tsx';
import { ControlsGallery } from './controls-gallery.tsx';
import { MatchingGallery } from './matching-gallery.tsx';
import { StatesGallery } from './states-gallery.tsx';

/** All UI components in their states, for development. No link of the site leads here. */
export function GalleryPage() {
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>Components</PageTitle>
      <h1 className="mb-6">Components</h1>
      <div className="grid gap-4 lg:grid-cols-2">
        <ControlsGallery />
        <MatchingGallery />
        <StatesGallery />
      </div>
    </div>
  );
}
