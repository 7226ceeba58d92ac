/** Lists what the person has to resolve, each with links to the pages where they can. */
import { lazy, Suspense } from 'react'
import { useAccountAlerts } from './useAccountAlerts'

/** Loaded on demand, because most people have nothing to resolve. */
const AlertList = lazy(async () => ({ default: (await import('./AlertList')).AlertList }))

/**
 * The alerts are part of the answer that the accounts are drawn from, so they cost no further request. They are below
 * the balance, because they can arrive later and have any number of lines. What is below them is shown after them.
 */
export function AccountAlerts() {
  const { alerts, isLoading } = useAccountAlerts()
  const toCome = <span hidden data-alerts-to-come />
  if (isLoading) return toCome
  if (alerts.length === 0) return null
  return (
    <Suspense fallback={toCome}>
      <AlertList alerts={alerts} />
    </Suspense>
  )
}
