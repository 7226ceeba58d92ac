/** The keys of the queue. They act only while the focus is in the list or in the message, never where something is typed, and can be turned off (WCAG 2.1.4). */
import { useEffect, useEffectEvent } from 'react'

/** Stands on the list, and on what is inside the dialog of a message. */
export const keyScope = { 'data-queue-keys': true } as const
const scopeSelector = '[data-queue-keys]'

export interface QueueActions {
  move: (by: 1 | -1) => void
  reply: () => void
  assign: () => void
  choose: () => void
  label: () => void
  help: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="listbox"]') !== null)

/** The dialog counts as a whole, with its title and the icon that closes it. */
function isInScope(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const dialog = target.closest('[role="dialog"]')
  return dialog ? dialog.querySelector(scopeSelector) !== null : target.closest(scopeSelector) !== null
}

export function useQueueKeys(actions: QueueActions, { isOn }: { isOn: boolean }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isOn || !isPlain || event.defaultPrevented || isTyping(event.target) || !isInScope(event.target)) return
    const action = actionOf(event.key, actions)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function actionOf(key: string, { move, reply, assign, choose, label, help }: QueueActions): (() => void) | null {
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
      return choose
    case 'l':
      return label
    case '?':
      return help
    default:
      return null
  }
}
