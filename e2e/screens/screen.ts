import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Who looks at a screen: a visitor, somebody of the demo community, or somebody who has just signed up. */
export type Viewer = 'guest' | 'owner' | 'developer' | 'admin' | 'newcomer';

/** What brings a state about has at hand. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The id of the one who looks; empty for a guest. */
  readonly userId: string;
}

type Path = string | ((stage: Stage) => Promise<string>);

/** One way in which a screen can look. */
export interface ScreenState {
  readonly name: string;
  /** In place of the screen's own. */
  readonly as?: Viewer;
  readonly path?: Path;
  /** Before the page opens: what is to wait, to fail or to be answered otherwise. */
  readonly before?: (stage: Stage) => Promise<void>;
  /** With the page open: the steps that lead into the state. */
  readonly act?: (stage: Stage) => Promise<void>;
  /** What is seen in this state only. */
  readonly shows: (page: Page) => Locator;
  /** Something is under way for as long as one looks. */
  readonly busy?: boolean;
  /** The one width at which it exists. */
  readonly width?: 360 | 1440;
  /** The console tells of it too. */
  readonly failsLoudly?: boolean;
}

/** A screen with all its states; the first is the filled one, as most people see it. */
export interface Screen {
  readonly name: string;
  readonly as: Viewer;
  readonly path: Path;
  readonly states: readonly [ScreenState, ...ScreenState[]];
}

/** The screens of one feature. */
export type Screens = readonly Screen[];
