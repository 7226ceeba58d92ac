/** One page of the cards of a stage. Those for which the next request is possible come first. */

import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Premise } from '#shared/contract/services/properties'
import { paths } from '#shared/paths'
import { lotRequestProblem } from '#shared/services/lotRules'
import { nextRequestOf } from '#shared/services/nextRequest'
import type { PremiseStage } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import { useListPropertiesQuery } from '../../../api/services/properties'
import { useSignedIn } from '../../../session/SignedIn'
import { Checkbox } from '../../../ui/Checkbox'
import parts from '../../../ui/panels/parts.module.css'
import { PageState } from '../../../ui/states/PageState'
import { Tag } from '../../../ui/Tag'
import type { PropertySelection } from '../usePropertySelection'
import styles from './lotBoard.module.css'

interface LotCardsProps {
  stage: PremiseStage
  communityId: string | undefined
  pageNumber: number
  pageSize: number
  selection: PropertySelection | null
}

export function LotCards({ stage, communityId, pageNumber, pageSize, selection }: LotCardsProps) {
  const { user } = useSignedIn()
  const kind = nextRequestOf[stage]
  const query = useListPropertiesQuery({
    query: {
      user_id: user.user_id,
      community_id: communityId,
      stage,
      ...(kind && { for_request: kind }),
      page_number: pageNumber,
      page_size: pageSize,
    },
  })
  if (!query.data) {
    return (
      <li className={styles.toCome}>
        <PageState query={query} failedText={commonTexts.propertiesNotLoaded}>
          {() => null}
        </PageState>
      </li>
    )
  }
  return query.data.properties.map((property, index) => (
    <LotCard
      key={property.crm_premise_id}
      property={property}
      selection={selection}
      // The focus moves to the first of the cards that the user loaded with the last page.
      takesFocus={pageNumber > 1 && index === 0}
    />
  ))
}

interface LotCardProps {
  property: Premise
  selection: PropertySelection | null
  takesFocus: boolean
}

function LotCard({ property, selection, takesFocus }: LotCardProps) {
  const { crm_premise_id, street_address } = property
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  const isSelected = selection?.has(crm_premise_id) ?? false
  const { title, street } = namesOf(property)
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.cardHead}>
        {selection && (
          <Checkbox
            aria-label={commonTexts.selectItem(street_address)}
            checked={isSelected}
            onChange={(event) => selection.toggle([property], event.target.checked)}
          />
        )}
        <Link
          ref={link}
          to={`${paths.properties}?premise=${encodeURIComponent(crm_premise_id)}`}
          aria-label={street === '' ? undefined : boardTexts.lotAt(title, street)}
        >
          {title}
        </Link>
      </div>
      {street !== '' && <span className={parts.small}>{street}</span>}
      <LotState property={property} />
    </li>
  )
}

/** People on site know a lot by its number. It may be part of the address instead. */
function namesOf({ street_address, lot }: Premise): { title: string; street: string } {
  const [street = street_address, ...unit] = street_address.split(', ')
  const title = lot === '' ? unit.join(', ') : commonTexts.lotNumber(lot)
  return title === '' ? { title: street_address, street: '' } : { title, street }
}

/** Shows whether the next request is possible, open already, or why it is not possible. */
function LotState({ property }: { property: Premise }) {
  const { stage, open_request_no: requestNumber, open_requests } = property
  const kind = nextRequestOf[stage]
  if (requestNumber !== undefined) return <Tag color="processing">{boardTexts.requestedAs(requestNumber)}</Tag>
  const problem = kind && lotRequestProblem(kind, property)
  return (
    <>
      {kind && problem === null && (
        <span>
          <Tag color="success">{boardTexts.ready}</Tag>
        </span>
      )}
      {problem !== null && <span className={parts.small}>{problem}</span>}
      {open_requests > 0 && <span className={parts.small}>{boardTexts.openRequests(open_requests)}</span>}
    </>
  )
}
