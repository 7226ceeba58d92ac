/** The scheduled payments on a page about payments, for whoever may see them; most people have none, so they come after the page. */
import { lazy, Suspense } from 'react'
import { useMay } from '../../../session/useMay'
import type { OfBill } from './ScheduledPayments'

const ScheduledPayments = lazy(async () => ({ default: (await import('./ScheduledPayments')).ScheduledPayments }))

export const ScheduledOnPage = (props: OfBill) =>
  useMay('MANAGEPAYMENT.read') ? (
    <Suspense>
      <ScheduledPayments {...props} />
    </Suspense>
  ) : null
