import { limits } from '@teamwright/contracts/limits.ts';
import { pictureTypes } from '@teamwright/contracts/uploads.ts';

/** What is happening to one's picture. Whatever shows a picture of its own holds an object URL. */
export type PictureState =
  | { readonly step: 'idle' }
  | { readonly step: 'cropping'; readonly source: string }
  | {
      readonly step: 'uploading';
      readonly preview: string;
      readonly percent: number;
      readonly offline: boolean;
    }
  /** Uploaded: a change of the profile that is not saved yet. */
  | { readonly step: 'ready'; readonly preview: string; readonly address: string }
  /** To be removed with the next update. */
  | { readonly step: 'removed' }
  | { readonly step: 'failed' };

/** The change of the profile that a state stands for; empty for none. */
export function pictureChange(state: PictureState): { profilePicture?: string | null } {
  if (state.step === 'ready') return { profilePicture: state.address };
  return state.step === 'removed' ? { profilePicture: null } : {};
}

/** Whether the profile has taken the change. */
export function isSaved(state: PictureState, saved: string | null): boolean {
  const { profilePicture } = pictureChange(state);
  return profilePicture !== undefined && profilePicture === saved;
}

/** What is shown now: the new picture as soon as there is one. */
export function shownPicture(state: PictureState, saved: string | null): string | null {
  if (state.step === 'removed') return null;
  return 'preview' in state ? state.preview : saved;
}

/** An image of a type that can be a picture, and under 2 MB before it is cropped. */
export function fitsAsPicture({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return size < limits.picture.bytes && pictureTypes.some((known) => known === type);
}
