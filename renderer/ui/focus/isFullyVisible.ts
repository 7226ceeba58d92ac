/** A difference of one pixel is rounding. */
const tolerance = 1

/** Returns whether a field's text is fully visible, not scrolled out of the field, a frame around it or the window. */
export function isFullyVisible(field: HTMLElement): boolean {
  if (field.scrollHeight > field.clientHeight + tolerance) return false
  const { top, bottom } = field.getBoundingClientRect()
  const isInFrame = (frame: { top: number; bottom: number }): boolean =>
    top >= frame.top - tolerance && bottom <= frame.bottom + tolerance
  for (let frame = field.parentElement; frame; frame = frame.parentElement)
    if (getComputedStyle(frame).overflowY !== 'visible' && !isInFrame(frame.getBoundingClientRect())) return false
  return isInFrame({ top: 0, bottom: window.innerHeight })
}
