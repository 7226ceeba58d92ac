/** The keys of the queue, wherever on the page one is, but for where something is typed. */
import { useEffect, useEffectEvent } from 'react'

export interface QueueActions {
  move: (by: 1 | -1) => void
  reply: () => void
  assign: () => void
  help: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], [role="listbox"]') !== null)

export function useQueueKeys(actions: QueueActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isPlain || event.defaultPrevented || isTyping(event.target)) return
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

function actionOf(key: string, { move, reply, assign, help }: QueueActions): (() => void) | null {
  switch (key) {
    case 'j':
      return () => move(1)
    case 'k':
      return () => move(-1)
    case 'r':
      return reply
    case 'a':
      return assign
    case '?':
      return help
    default:
      return null
  }
}
