/** Returns whether the keyboard focus is lost because its element was removed, disabled or hidden. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled') ||
    // antd hides a closed dialog with this style, and the browser moves the focus out of it one frame later.
    activeElement.closest('[style*="display: none"]') !== null
  )
}
