/** The keyboard shortcuts of the queues. They act anywhere on their page, but never in a text field. */
import { useEffect, useEffectEvent } from 'react'

/** Marks the content of a dialog in which the keys act. */
export const keyArea = { 'data-queue-keys': true } as const
const keyAreaSelector = '[data-queue-keys]'

/** A list without one of these actions ignores its key. */
interface QueueActions {
  move: (step: 1 | -1) => void
  reply?: () => void
  assign?: () => void
  toggleSelection?: () => void
  label?: () => void
  snooze?: () => void
  help?: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="listbox"]') !== null)

/** The whole dialog counts, including its title and close icon. */
function isInOtherDialog(target: EventTarget | null): boolean {
  const dialog = target instanceof HTMLElement ? target.closest('[role="dialog"]') : null
  return dialog !== null && dialog.querySelector(keyAreaSelector) === null
}

export function useQueueKeys(actions: QueueActions, { isOn }: { isOn: boolean }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isOn || !isPlain || event.defaultPrevented || isTyping(event.target) || isInOtherDialog(event.target)) return
    const action = actionOf(event.key, actions)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function actionOf(
  key: string,
  { move, reply, assign, toggleSelection, label, snooze, help }: QueueActions,
): (() => void) | undefined {
  switch (key) {
    case 'j':
      return () => move(1)
    case 'k':
      return () => move(-1)
    case 'r':
      return reply
    case 'a':
      return assign
    case 'x':
      return toggleSelection
    case 'l':
      return label
    case 'z':
      return snooze
    case '?':
      return help
    default:
      return undefined
  }
}
