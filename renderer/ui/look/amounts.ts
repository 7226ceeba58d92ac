/** Amounts and numbers as the person reads them: the one place where the portal writes them. Business mail, documents and what is typed keep the point. */
import { useSyncExternalStore } from 'react'
import type { NumberFormat } from '#shared/appearance'
import { formatCents, type Cents } from '#shared/money'

let current: NumberFormat = 'comma_point'
const listeners = new Set<() => void>()

/** From now on; what stands on the page already follows where it uses `useNumberFormat`. */
export function showNumbersAs(format: NumberFormat): void {
  if (format === current) return
  current = format
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNumberFormat = (): NumberFormat =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => 'comma_point' as const,
  )

/** The space does not let a number break. */
const marks: Record<NumberFormat, { group: string; decimal: string }> = {
  comma_point: { group: ',', decimal: '.' },
  point_comma: { group: '.', decimal: ',' },
  space_comma: { group: '\u00a0', decimal: ',' },
}

function marked(text: string, format: NumberFormat): string {
  const { group, decimal } = marks[format]
  return text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? group : decimal))
}

/** 123456 as $1,234.56, $1.234,56 or $1 234,56. */
export const amountText = (cents: Cents, format: NumberFormat = current): string => marked(formatCents(cents), format)

interface Decimals {
  least?: number
  most?: number
}

/** 1234.5 as 1,234.5, 1.234,5 or 1 234,5. */
export const numberText = (value: number, { least = 0, most = least }: Decimals = {}, format = current): string =>
  marked(value.toLocaleString('en-US', { minimumFractionDigits: least, maximumFractionDigits: most }), format)
