/** One pixel of difference is rounding, not hidden text. */
const tolerance = 1

/** Whether all of a field's text is in view: nothing is scrolled out of the field itself, of a frame around it, or of the window. */
export function isWhollyVisible(field: HTMLElement): boolean {
  if (field.scrollHeight > field.clientHeight + tolerance) return false
  const { top, bottom } = field.getBoundingClientRect()
  const isWithin = (frame: { top: number; bottom: number }): boolean =>
    top >= frame.top - tolerance && bottom <= frame.bottom + tolerance
  for (let frame = field.parentElement; frame; frame = frame.parentElement)
    if (getComputedStyle(frame).overflowY !== 'visible' && !isWithin(frame.getBoundingClientRect())) return false
  return isWithin({ top: 0, bottom: window.innerHeight })
}
