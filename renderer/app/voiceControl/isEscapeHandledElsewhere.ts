/** Returns whether Escape closes a dialog, a list or a field first. */
export const isEscapeHandledElsewhere = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [aria-expanded="true"]') !== null)
