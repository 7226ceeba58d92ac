/** Offers the credits that an outage calls for. An agent reviews them before anything is credited. */
import * as outageTexts from '#shared/texts/services/outages'
import { useProposeOutageCreditsQuery } from '../../api/services/outages'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { Button } from '../../ui/Button'
import { amountInputText, amountText } from '../../ui/format/amounts'
import { dayOfMoment, dayText } from '../../ui/format/days'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import type { CreditDraftState } from './creditDraft'

interface Props {
  outageId: string
  draftState: CreditDraftState
  /** Called once the amounts are in the draft. */
  onTaken: () => void
}

export function OutageProposal({ outageId, draftState, onTaken }: Props) {
  const { timeZone } = useRuntimeConfig()
  const query = useProposeOutageCreditsQuery({ params: { outage_id: outageId } })
  return (
    <Panel title={outageTexts.proposedCredits}>
      <PageState query={query} subject={outageTexts.theProposal}>
        {({ outage, credits, credited_count, days, total_amount }) => {
          const comment = outageTexts.creditComment(outage.community, dayText(dayOfMoment(outage.started_at, timeZone)))
          const take = () => {
            draftState.draft.fill(
              credits.map(({ credit_amount, ...account }) => ({ account, text: amountInputText(credit_amount) })),
            )
            draftState.setReason({ reason: '102', comments: comment })
            onTaken()
          }
          return (
            <>
              <p>
                {credits.length === 0
                  ? outageTexts.nothingToCredit
                  : outageTexts.proposalSummary(credits.length, amountText(total_amount), days)}
              </p>
              {credited_count > 0 && <p className={parts.quiet}>{outageTexts.alreadyCredited(credited_count)}</p>}
              {credits.length > 0 && (
                <>
                  <p className={parts.quiet}>{outageTexts.takeAmountsEffect}</p>
                  <div className={parts.actions}>
                    <Button kind="primary" onClick={take}>
                      {outageTexts.takeAmounts}
                    </Button>
                  </div>
                </>
              )}
            </>
          )
        }}
      </PageState>
    </Panel>
  )
}
