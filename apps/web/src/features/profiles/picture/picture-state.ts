import { limits } from '@teamwright/contracts/core/limits.ts';
import { pictureTypes } from '@teamwright/contracts/uploads.ts';

/** The state of the user's picture. States with a preview hold an object URL. */
export type PictureState =
  | { readonly step: 'idle' }
  | { readonly step: 'cropping'; readonly source: string }
  | {
      readonly step: 'uploading';
      readonly preview: string;
      readonly percent: number;
      readonly offline: boolean;
    }
  /** Uploaded, but not saved in the profile yet. */
  | { readonly step: 'ready'; readonly preview: string; readonly address: string }
  /** Removed with the next update. */
  | { readonly step: 'removed' }
  | { readonly step: 'failed' };

/** Returns the profile change of a state; empty for none. */
export function pictureChange(state: PictureState): { profilePicture?: string | null } {
  if (state.step === 'ready') return { profilePicture: state.address };
  return state.step === 'removed' ? { profilePicture: null } : {};
}

/** Whether the profile contains the change. */
export function isSaved(state: PictureState, saved: string | null): boolean {
  const { profilePicture } = pictureChange(state);
  return profilePicture !== undefined && profilePicture === saved;
}

/** Returns the picture to show: the new one as soon as it exists. */
export function shownPicture(state: PictureState, saved: string | null): string | null {
  if (state.step === 'removed') return null;
  return 'preview' in state ? state.preview : saved;
}

/** Whether a file has a supported image type and is under 2 MB before cropping. */
export function isValidPicture({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return size < limits.picture.bytes && pictureTypes.some((known) => known === type);
}
