/** Opens the review that a Pay button or a command started. */
import type { ComponentProps } from 'react'
import * as paymentTexts from '#shared/texts/payments/payments'
import { LazyBoundary } from '../../../../ui/states/LazyBoundary'
import type { ActiveReview } from '../useReviewedPayment'
import { CommandReview, PaymentReview } from './lazyReviews'

interface Props extends Omit<ComponentProps<typeof PaymentReview>, 'request'> {
  activeReview: ActiveReview
}

export function OpenReview({ activeReview, account, today, payment, offlineText, unsettled, onClose }: Props) {
  return (
    <LazyBoundary key={activeReview.id} failedText={paymentTexts.paymentReviewNotLoaded} onFailed={onClose}>
      {activeReview.source === 'button' ? (
        <PaymentReview
          request={activeReview.request}
          {...{ account, today, payment, offlineText, unsettled }}
          onClose={onClose}
        />
      ) : (
        <CommandReview
          {...{
            command: activeReview.command,
            bill: activeReview.bill,
            account,
            today,
            payment,
            offlineText,
            unsettled,
          }}
          onClose={onClose}
        />
      )}
    </LazyBoundary>
  )
}
