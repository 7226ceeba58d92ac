/** The properties at one stage: how many there are, what can be requested next, and a card for each. */

import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { NextRequest } from '#shared/contract/services/properties'
import { countText } from '#shared/format/plural'
import { paths } from '#shared/paths'
import { lotRequestProblem } from '#shared/services/lotRules'
import { nextRequestOf } from '#shared/services/nextRequest'
import { type PremiseStage, propertiesPerCall } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { useAllProperties } from '../../../domain/services/useAllProperties'
import { Button } from '../../../ui/Button'
import parts from '../../../ui/panels/parts.module.css'
import { LoadError } from '../../../ui/states/LoadError'
import type { LotsProps } from './LotBoardTile'
import { LotCards } from './LotCards'
import styles from './lotBoard.module.css'

interface LotStageProps extends LotsProps {
  stage: PremiseStage
  /** A column has a heading and scrolls. A list is below its tab and stays short. */
  isColumn?: boolean
}

export function LotStage({ stage, isColumn = false, portfolio, communityId, selection }: LotStageProps) {
  const [pageCount, setPageCount] = useState(1)
  const id = useId()
  const pageSize = isColumn ? 12 : 4
  const count = portfolio.stages[stage]
  const left = Math.min(pageSize, count - pageCount * pageSize)
  const request = portfolio.next_requests.find((candidate) => candidate.stage === stage)
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <div className={styles.stageHead}>
        <h3 id={id} className={isColumn ? styles.name : 'visually-hidden'}>
          {propertyTexts.stageLabels[stage]} <span className={styles.count}>{countText(count)}</span>
        </h3>
        <StageFacts stage={stage} request={request} />
        {selection && request && request.ready_count > 0 && (
          <RequestForReady request={request} communityId={communityId} />
        )}
      </div>
      <div className={styles.cards}>
        <ul aria-label={boardTexts.lotsAt(propertyTexts.stageLabels[stage])}>
          {Array.from({ length: pageCount }, (_, page) => (
            <LotCards
              key={page}
              stage={stage}
              communityId={communityId}
              pageNumber={page + 1}
              pageSize={pageSize}
              selection={selection}
            />
          ))}
        </ul>
        {left > 0 && (
          <Button
            kind="link"
            aria-label={boardTexts.showMoreAt(left, propertyTexts.stageLabels[stage])}
            onClick={() => setPageCount(pageCount + 1)}
          >
            {boardTexts.showMore(left)}
          </Button>
        )}
      </div>
    </section>
  )
}

const StageFacts = ({ stage, request }: { stage: PremiseStage; request: NextRequest | undefined }) => (
  <p className={parts.small}>
    {boardTexts.nextStep(nextRequestOf[stage])}
    {request && (
      <span className={styles.facts}>
        {request.ready_count > 0 && <span>{boardTexts.readyCount(request.ready_count)}</span>}
        {request.requested_count > 0 && <span>{boardTexts.requestedCount(request.requested_count)}</span>}
      </span>
    )}
  </p>
)

interface RequestForReadyProps {
  request: NextRequest
  communityId: string | undefined
}

/** Opens the request with all properties of the stage for which it is possible. */
function RequestForReady({ request: { stage, kind, ready_count }, communityId }: RequestForReadyProps) {
  const navigate = useNavigate()
  const { fetchAll, isLoading, error } = useAllProperties()
  const isTooMany = ready_count > propertiesPerCall

  async function openRequest(): Promise<void> {
    const all = await fetchAll({ stage, community_id: communityId, for_request: kind })
    if (!all) return
    const lots = all
      .filter((property) => lotRequestProblem(kind, property) === null)
      .map(({ crm_premise_id, street_address }) => ({ id: crm_premise_id, label: street_address }))
    await navigate(paths.createRequest, { state: { kind, lots } })
  }

  return (
    <>
      <Button
        size="small"
        isBusy={isLoading}
        disabled={isTooMany}
        title={isTooMany ? propertyTexts.tooManySelected(propertiesPerCall) : undefined}
        aria-label={boardTexts.requestKindFor(propertyRequestTexts.kindLabels[kind], ready_count)}
        onClick={() => void openRequest()}
      >
        {boardTexts.requestFor(ready_count)}
      </Button>
      <LoadError failedText={commonTexts.propertiesNotLoaded} error={error} />
    </>
  )
}
