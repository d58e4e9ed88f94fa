/** What a picture shows about a project or a user. All texts are printable. */
export interface PictureContent {
  /** The line above the title, such as 'Project by ada'. */
  readonly above: string;
  readonly title: string;
  /** The line below the title. */
  readonly below: string;
  /** One initial for each member, then an empty text for each open seat. */
  readonly team: readonly string[];
  readonly teamText: string;
  /** The names of open seats. */
  readonly seats: readonly string[];
  readonly skills: readonly string[];
}

type Style = Readonly<Record<string, string | number>>;

/** An element as satori reads it. */
export interface PictureElement {
  readonly type: 'div' | 'svg' | 'path';
  readonly props: Readonly<Record<string, unknown>>;
}

/** The colours of the light theme (`apps/web/src/styles/tokens.css`). */
const colors = {
  background: '#ffffff',
  heading: '#1b2330',
  text: '#3a424f',
  muted: '#5b6472',
  primary: '#0b6e69',
  tint: '#e3f3f1',
  onTint: '#0a5c57',
  brass: '#8f5400',
  brassTint: '#fbf0dc',
  brassLine: '#d9b878',
  fill: '#eff1f5',
} as const;

/** Files of the font. Each has letters that the others lack. */
export const fontSubsets = ['latin', 'latin-ext', 'vietnamese'] as const;

export type FontSubset = (typeof fontSubsets)[number];

/** Each file is a family of its own, because satori uses only one file of a family and weight. */
export function fontFamilyOf(subset: FontSubset): string {
  return `Hanken Grotesk ${subset}`;
}

export const pictureSize = { width: 1200, height: 630 } as const;

function box(style: Style, ...children: readonly (PictureElement | string)[]): PictureElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function path(fill: string, d: string): PictureElement {
  return { type: 'path', props: { fill, d } };
}

function logo(): PictureElement {
  const mark: PictureElement = {
    type: 'svg',
    props: {
      width: 52,
      height: 52,
      viewBox: '0 0 32 32',
      children: [
        path(colors.primary, 'M4 4H15V12L20 9.5V22.5L15 20V28H4Z'),
        path(colors.heading, 'M17 4H28V28H17V23.2L22 25.7V6.3L17 8.8Z'),
      ],
    },
  };
  return box(
    { alignItems: 'center', gap: 14, fontSize: 34, fontWeight: 700, color: colors.heading },
    mark,
    'Teamwright',
  );
}

function chip(label: string, look: Style): PictureElement {
  return box({ padding: '8px 20px', borderRadius: 999, fontSize: 26, ...look }, label);
}

function skillChip(label: string): PictureElement {
  return chip(label, { backgroundColor: colors.fill, color: colors.text });
}

function seatChip(name: string): PictureElement {
  return chip(name, {
    backgroundColor: colors.brassTint,
    color: colors.brass,
    border: `2px dashed ${colors.brassLine}`,
  });
}

function teamCircle(initial: string): PictureElement {
  const filled = { backgroundColor: colors.tint, color: colors.onTint };
  const open = { border: `3px dashed ${colors.brassLine}`, backgroundColor: colors.brassTint };
  const shape = { width: 56, height: 56, borderRadius: 28, alignItems: 'center', justifyContent: 'center' };
  return box({ ...shape, fontSize: 26, fontWeight: 700, ...(initial === '' ? open : filled) }, initial);
}

function row(children: readonly PictureElement[]): readonly PictureElement[] {
  return children.length === 0
    ? []
    : [box({ flexWrap: 'wrap', gap: 12, maxHeight: 58, overflow: 'hidden' }, ...children)];
}

/** A longer title has two lines, in characters. */
const oneLineTitle = 34;

function titleSize(title: string): number {
  if (title.length <= 24) return 84;
  return title.length <= oneLineTitle ? 66 : 58;
}

function team({ team: circles, teamText }: PictureContent): readonly PictureElement[] {
  if (circles.length === 0) return [];
  const text = box({ marginLeft: 8, fontSize: 28, color: colors.text }, teamText);
  return [box({ alignItems: 'center', gap: 10 }, ...circles.map(teamCircle), text)];
}

/** The picture of a project or a user. */
export function pictureLayout(content: PictureContent): PictureElement {
  const { above, title, below, seats, skills } = content;
  const titleStyle = {
    fontSize: titleSize(title),
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: -1.5,
    lineClamp: 2,
  };
  const heading = box(
    { flexDirection: 'column', gap: 12 },
    ...(above === '' ? [] : [box({ fontSize: 28, color: colors.muted }, above)]),
    box({ ...titleStyle, display: 'block', color: colors.heading, wordBreak: 'break-word' }, title),
    ...(below === '' || (title.length > oneLineTitle && seats.length > 0)
      ? []
      : [box({ display: 'block', lineClamp: 1, fontSize: 30, lineHeight: 1.35, color: colors.text }, below)]),
  );
  const facts = box(
    { flexDirection: 'column', gap: 20 },
    ...team(content),
    ...row(seats.map(seatChip)),
    ...row(skills.map(skillChip)),
  );
  return box(
    {
      ...pictureSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 64px',
      backgroundColor: colors.background,
      borderBottom: `16px solid ${colors.primary}`,
      fontFamily: fontSubsets.map(fontFamilyOf).join(', '),
    },
    logo(),
    heading,
    facts,
  );
}
