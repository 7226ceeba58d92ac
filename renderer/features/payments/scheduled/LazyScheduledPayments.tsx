/** Loads the scheduled payments after the page, because most people have none. Renders nothing without the right. */
import { lazy, Suspense } from 'react'
import { useHasRight } from '../../../session/useHasRight'
import type { ScheduledPaymentFilter } from './ScheduledPayments'

const ScheduledPayments = lazy(async () => ({ default: (await import('./ScheduledPayments')).ScheduledPayments }))

export const LazyScheduledPayments = (props: ScheduledPaymentFilter) =>
  useHasRight('MANAGEPAYMENT.read') ? (
    <Suspense>
      <ScheduledPayments {...props} />
    </Suspense>
  ) : null
