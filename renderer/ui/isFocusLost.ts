/** Whether the keyboard focus is lost, because the element that had it was removed, disabled or hidden. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches(':disabled') ||
    // antd hides a closed dialog with this style. The browser moves the focus out of it only with the next frame.
    activeElement.closest('[style*="display: none"]') !== null
  )
}
