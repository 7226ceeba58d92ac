import { useEffect, useState } from 'react'
import type { Problem } from '#shared/http/errors'
import { errorToastMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { type ToastItem, ToastStack } from '../notices/Toast'

/** The toast of every failed call (specification, section 8), for pages without a store. */
export function FailureToasts({ subscribe }: { subscribe: (onProblem: (problem: Problem) => void) => () => void }) {
  const [items, setItems] = useState<ToastItem[]>([])
  useEffect(
    () =>
      subscribe(({ message }) => {
        const text = commonTexts.error(message)
        const item: ToastItem = { id: crypto.randomUUID(), severity: 'error', text, hideMs: errorToastMs }
        setItems((shown) => (shown.some((other) => other.text === text) ? shown : [...shown, item]))
      }),
    [subscribe],
  )
  return <ToastStack items={items} onDone={(id) => setItems((shown) => shown.filter((item) => item.id !== id))} />
}
