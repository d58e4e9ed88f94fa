import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The viewer of a screen: a guest, a user of the demo community, or a user who has just signed up. */
export type Viewer = 'guest' | 'owner' | 'developer' | 'admin' | 'newcomer';

/** What the steps of a state can use. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The viewer's id; empty for a guest. */
  readonly userId: string;
}

type Path = string | ((stage: Stage) => Promise<string>);

/** One state of a screen. */
export interface ScreenState {
  readonly name: string;
  /** Overrides the screen's viewer. */
  readonly as?: Viewer;
  readonly path?: Path;
  /** Runs before the page opens: calls to hold, to fail or to change. */
  readonly before?: (stage: Stage) => Promise<void>;
  /** Runs with the page open: the steps into the state. */
  readonly act?: (stage: Stage) => Promise<void>;
  /** Visible only in this state. */
  readonly shows: (page: Page) => Locator;
  /** The page stays busy in this state. */
  readonly busy?: boolean;
  /** The only width at which the state exists. */
  readonly width?: 360 | 1440;
  /** The state logs errors to the console. */
  readonly failsLoudly?: boolean;
}

/** A screen with all its states. The first is the usual one, with content. */
export interface Screen {
  readonly name: string;
  readonly as: Viewer;
  readonly path: Path;
  readonly states: readonly [ScreenState, ...ScreenState[]];
}

/** The screens of one feature. */
export type Screens = readonly Screen[];
