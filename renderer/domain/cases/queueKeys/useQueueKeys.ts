/**
 * The keyboard shortcuts of the queues. They act only in the list or the message, never in a text field (WCAG 2.1.4).
 */
import { useEffect, useEffectEvent } from 'react'

/** Marks the list and the content of the message dialog as places where the keys act. */
export const keyArea = { 'data-queue-keys': true } as const
const keyAreaSelector = '[data-queue-keys]'

/** A list without one of these actions ignores its key. */
interface QueueActions {
  move: (step: 1 | -1) => void
  reply?: () => void
  assign?: () => void
  toggleSelection?: () => void
  label?: () => void
  help?: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="listbox"]') !== null)

/** The whole dialog counts, including its title and close icon. */
function isInKeyArea(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const dialog = target.closest('[role="dialog"]')
  return dialog ? dialog.querySelector(keyAreaSelector) !== null : target.closest(keyAreaSelector) !== null
}

export function useQueueKeys(actions: QueueActions, { isOn }: { isOn: boolean }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isOn || !isPlain || event.defaultPrevented || isTyping(event.target) || !isInKeyArea(event.target)) return
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
  { move, reply, assign, toggleSelection, label, help }: QueueActions,
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
    case '?':
      return help
    default:
      return undefined
  }
}
