/** Keeps Tab within a dialog: behind its last control comes its first, and nothing between them. */
const reachable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])'

/** Of radio buttons of one name the keyboard reaches the chosen one alone, or the first where none is. */
function isStop(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (element.tabIndex < 0 || element.closest('[aria-hidden="true"], [inert], [hidden]')) return false
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  )
  return element === (group.find(({ checked }) => checked) ?? group[0])
}

function stopsIn(dialog: Element): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    // antd's own ends of the dialog catch the focus; they are no controls.
    (element) => element.tagName !== 'DIV' || element.hasAttribute('role'),
  )
  return all.filter((element) => isStop(element, all))
}

/** Answers how to end it. */
export function ringIn(dialog: HTMLElement): () => void {
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = stopsIn(dialog)
    const [first, last] = [stops[0], stops.at(-1)]
    const [from, to] = event.shiftKey ? [first, last] : [last, first]
    if (!from || !to || document.activeElement !== from) return
    event.preventDefault()
    to.focus()
  }
  dialog.addEventListener('keydown', turn)
  return () => dialog.removeEventListener('keydown', turn)
}
