/** Traps the Tab key in a dialog: the first control follows the last. */
const focusableSelector =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])'

/** In a radio group Tab reaches only the checked button, or the first one when none is checked. */
function isTabStop(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (element.tabIndex < 0 || element.closest('[aria-hidden="true"], [inert], [hidden]')) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  )
  return element === (group.find(({ checked }) => checked) ?? group[0])
}

function findTabStops(dialog: Element): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    // antd's sentinel elements at both ends of a dialog catch the focus but are no controls.
    (element) => element.tagName !== 'DIV' || element.hasAttribute('role'),
  )
  return all.filter((element) => isTabStop(element, all))
}

/** Returns a function that removes the trap. */
export function trapTab(dialog: HTMLElement): () => void {
  const onTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = findTabStops(dialog)
    const [first, last] = [stops[0], stops.at(-1)]
    const [from, to] = event.shiftKey ? [first, last] : [last, first]
    if (!from || !to || document.activeElement !== from) return
    event.preventDefault()
    to.focus()
  }
  dialog.addEventListener('keydown', onTab)
  return () => dialog.removeEventListener('keydown', onTab)
}
