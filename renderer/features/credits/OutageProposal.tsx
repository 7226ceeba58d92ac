/** Offers the credits that an outage calls for. */
import * as creditTexts from '#shared/texts/billing/credits'
import * as outageTexts from '#shared/texts/services/outages'
import { useProposeOutageCreditsQuery } from '../../api/services/outages'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { amountText } from '../../ui/format/amounts'
import { dayOfMoment, dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { CreditProposal } from './CreditProposal'
import type { CreditDraftState } from './creditDraft'

interface Props {
  outageId: string
  draftState: CreditDraftState
  onTaken: () => void
}

export function OutageProposal({ outageId, draftState, onTaken }: Props) {
  const { timeZone } = useRuntimeConfig()
  const query = useProposeOutageCreditsQuery({ params: { outage_id: outageId } })
  return (
    <Panel title={outageTexts.proposedCredits}>
      <PageState query={query} failedText={creditTexts.proposalNotLoaded}>
        {({ outage, credits, credited_count, days, total_amount }) => (
          <CreditProposal
            summary={
              credits.length === 0
                ? outageTexts.nothingToCredit
                : outageTexts.proposalSummary(credits.length, amountText(total_amount), days)
            }
            hint={credited_count > 0 ? outageTexts.alreadyCredited(credited_count) : ''}
            rows={credits.map(({ account_no, name, credit_amount }) => ({
              account: { account_no, name },
              amount: credit_amount,
            }))}
            reason="102"
            comments={outageTexts.creditComment(outage.community, dayText(dayOfMoment(outage.started_at, timeZone)))}
            draftState={draftState}
            onTaken={onTaken}
          />
        )}
      </PageState>
    </Panel>
  )
}
