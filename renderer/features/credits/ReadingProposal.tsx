/** Offers the credit that a customer’s meter reading calls for, because the last bill was estimated too high. */
import * as creditTexts from '#shared/texts/billing/credits'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useGetRequestWorkQuery } from '../../api/cases/requestQueue'
import { amountText, numberText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { CreditProposal } from './CreditProposal'
import type { CreditDraftState } from './creditDraft'

interface Props {
  caseId: string
  draftState: CreditDraftState
  onTaken: () => void
}

export function ReadingProposal({ caseId, draftState, onTaken }: Props) {
  const query = useGetRequestWorkQuery({ query: { case_id: caseId } })
  return (
    <Panel title={requestQueueTexts.meterReading}>
      <PageState query={query} failedText={creditTexts.proposalNotLoaded}>
        {({ customer, submitted_reading: reading }) => {
          const correction = reading?.correction
          if (!correction || correction.amount >= 0) return <p>{creditTexts.nothingProposed}</p>
          const amount = -correction.amount
          return (
            <CreditProposal
              summary={requestQueueTexts.overbilled(
                requestQueueTexts.ccf(numberText(Math.abs(correction.ccf))),
                amountText(amount),
              )}
              hint={requestQueueTexts.correctionOf(dayText(correction.period_end))}
              rows={[{ account: { account_no: reading.account_no, name: customer.name }, amount }]}
              reason="103"
              comments={requestQueueTexts.correctionComment(dayText(correction.period_end))}
              draftState={draftState}
              onTaken={onTaken}
            />
          )
        }}
      </PageState>
    </Panel>
  )
}
