import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar, type AvatarSize } from './avatar.tsx';
import { avatarShapeOpacity } from './avatar-look.ts';

function avatar(size: AvatarSize): string {
  return renderToStaticMarkup(<Avatar id="019a9f3e" name="quiet-heron" size={size} />);
}

test.each([20, 24, 32, 40] as const)('an avatar of %i px has a plain background', (size) => {
  expect(avatar(size)).not.toContain('<svg');
});

test.each([48, 64, 96] as const)('an avatar of %i px has a quiet shape behind the letters', (size) => {
  const html = avatar(size);
  expect(html).toContain(`opacity="${avatarShapeOpacity}"`);
  // No disc that would cut the shape to an open ring, which looks like progress.
  expect(html).not.toContain('bg-inherit');
});
