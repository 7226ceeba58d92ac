import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { useCountdown } from '../timing/useCountdown'
import styles from './Toast.module.css'

const severities = ['success', 'error', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

export interface ToastItem {
  id: string
  severity: Severity
  text: string
  hideMs: number
}

/** A message that disappears after a time. Hovering or focusing it pauses the timer. */
function Toast({ item, onDone }: { item: ToastItem; onDone: (id: string) => void }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useCountdown(item.hideMs, isHovered || isFocused, () => onDone(item.id))

  return (
    <div
      className={`${styles.toast} ${styles[item.severity]}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{item.text}</p>
      <button type="button" className={styles.close} aria-label={commonTexts.dismiss} onClick={() => onDone(item.id)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  )
}

/** The toasts, top right. Errors interrupt a screen reader; other messages wait. */
export function ToastStack({ items, onDone }: { items: readonly ToastItem[]; onDone: (id: string) => void }) {
  const draw = (item: ToastItem) => <Toast key={item.id} item={item} onDone={onDone} />
  return (
    <div className={styles.stack}>
      <div role="alert">{items.filter(({ severity }) => severity === 'error').map(draw)}</div>
      <output>{items.filter(({ severity }) => severity !== 'error').map(draw)}</output>
    </div>
  )
}
