import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { earlyInputRepeated } from '../../lib/served/early-input.ts';
import type { SessionUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';

type Loaded = typeof import('./account-menu-popup.tsx');

const loadPopup = () => import('./account-menu-popup.tsx');

/** What pressed the button while its menu was loading. */
export type Press = 'key' | 'pointer';

interface WarmUpProps {
  onFocus: (has: boolean) => void;
  onHover: (over: boolean) => void;
  onPress: (press: Press) => void;
  children: ReactNode;
}

/** Handles the button until its menu has loaded. A press in that time opens the menu once it is there. */
function WarmUp({ onFocus, onHover, onPress, children }: WarmUpProps) {
  const place = useRef<HTMLSpanElement>(null);
  const focus = useEffectEvent(onFocus);
  const hover = useEffectEvent(onHover);
  const press = useEffectEvent(onPress);
  // A layout effect: while the page is hydrated, a press may follow the commit before other effects have run.
  useLayoutEffect(() => {
    const span = place.current;
    const events = new AbortController();
    // Touch only preloads the menu. Replacing the button during a press would lose the click.
    const enter = ({ pointerType }: PointerEvent) =>
      void (pointerType === 'mouse' ? hover(true) : loadPopup().catch(() => undefined));
    const focusByKey = () => (span?.querySelector(':focus-visible') ? focus(true) : undefined);
    // A click from the keyboard has `detail` 0.
    const click = ({ detail }: MouseEvent) => press(detail === 0 ? 'key' : 'pointer');
    span?.addEventListener('pointerenter', enter, events);
    span?.addEventListener('pointerleave', () => hover(false), events);
    span?.addEventListener('focusin', focusByKey, events);
    span?.addEventListener('focusout', () => focus(false), events);
    span?.addEventListener('click', click, events);
    return () => events.abort();
  }, []);
  return <span ref={place}>{children}</span>;
}

/** The avatar with its hover menu. The menu loads when the pointer or the focus comes near. */
export function AccountMenu({ user }: { user: SessionUser }) {
  // Not `lazy`: its fallback would be a third button, and the focus would have to pass through all of them.
  const [loaded, setLoaded] = useState<Loaded>();
  const [pressed, setPressed] = useState<Press>();
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);

  /** Called again on the next hover or focus if loading failed. */
  function load(): void {
    loadPopup().then(setLoaded, () => undefined);
  }

  /** The loaded menu replaces the button, so early presses of the button come first. */
  function warmUp(): void {
    void earlyInputRepeated().then(load);
  }

  function warmByFocus(has: boolean): void {
    if (has) warmUp();
    setFocused(has);
  }

  function warmByHover(over: boolean): void {
    if (over) warmUp();
    setHovered(over);
  }

  function openWhenLoaded(press: Press): void {
    load();
    setPressed(press);
  }

  const trigger = (
    <Button
      variant="ghost"
      size="round"
      aria-haspopup="menu"
      // The loaded menu has a separate button. It takes the focus from this one.
      autoFocus={loaded && focused}
    >
      <Avatar id={user.id} name={user.username} picture={user.profilePicture} />
      <span className="sr-only">{fill(shellCopy.account, { username: user.username })}</span>
    </Button>
  );
  if (loaded) {
    return <loaded.AccountMenuPopup user={user} trigger={trigger} pressed={pressed} hovered={hovered} />;
  }
  return (
    <WarmUp onFocus={warmByFocus} onHover={warmByHover} onPress={openWhenLoaded}>
      {trigger}
    </WarmUp>
  );
}
