import { Paper } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';

/** What takes Escape for itself: a dialog, a menu, a field whose list of choices is open. */
const OWN_ESCAPE =
  '[role="dialog"], [role="menu"], [role="listbox"], [aria-haspopup][aria-expanded="true"]';

/** Part of the window's height that a panel's head must stand above to be noticed. */
const NOTICED_ABOVE = 0.75;

/** Closes on Escape wherever the focus is: after a reload it is on nothing. */
function useEscape(onClose: () => void): void {
  const pressed = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (target instanceof Element && target.closest(OWN_ESCAPE) !== null) return;
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * What opens for a chosen figure comes into sight and is closed by Escape. `label` names the figure:
 * another one is another opening.
 */
export function usePanel(label: string, onClose: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  // Below a long table or on a phone it opens below the fold, where nobody would notice it.
  useEffect(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * NOTICED_ABOVE) panel.current?.scrollIntoView();
  }, [label]);
  return panel;
}

/** Explains the chosen figure beside its table, or below it where the window is narrow. */
export function SidePanel({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const panel = usePanel(label, onClose);
  return (
    <Paper
      ref={panel}
      className="side-panel"
      withBorder
      p="sm"
      component="aside"
      aria-label={label}
    >
      {children}
    </Paper>
  );
}
