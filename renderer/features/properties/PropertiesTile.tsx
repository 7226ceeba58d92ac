/** Dashboard tile: shows the number of properties at each stage, and which of them are ready for their next request. */
import { Link } from 'react-router-dom'
import type { NextRequest } from '#shared/contract/services/properties'
import { paths } from '#shared/paths'
import { premiseStages } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import { useCountPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { Icon } from '../../ui/icons/Icon'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import styles from './PropertiesTile.module.css'

/** The largest ones; the board has the others. */
const maxReady = 3

export function PropertiesTile() {
  const { user } = useSignedIn()
  const query = useCountPropertiesQuery({ query: { user_id: user.user_id } })
  return (
    <TilePanel
      title={commonTexts.properties}
      action={<Link to={paths.properties}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={propertyTexts.yourPropertiesNotLoaded}
      isEmpty={({ total_count }) => total_count === 0}
      empty={
        <EmptyTile picture="house" action={<Link to={paths.properties}>{propertyTexts.addByAddress}</Link>}>
          {propertyTexts.noOwnProperties}
        </EmptyTile>
      }
    >
      {({ total_count, stages, next_requests }) => (
        <>
          <p className={styles.total}>{propertyTexts.lotCount(total_count)}</p>
          <ul className={styles.stages}>
            {premiseStages
              .filter((stage) => stages[stage] > 0)
              .map((stage) => (
                <li key={stage} className={styles.stage} style={{ flexGrow: stages[stage] }}>
                  <Link to={`${paths.properties}?stage=${stage}`}>{propertyTexts.stageLabels[stage]}</Link>
                  <span className={styles.count}>{stages[stage]}</span>
                </li>
              ))}
          </ul>
          <ReadyLots requests={next_requests} />
        </>
      )}
    </TilePanel>
  )
}

function ReadyLots({ requests }: { requests: readonly NextRequest[] }) {
  const mayWrite = useHasRight('PROPERTIES.write')
  const ready = requests
    .filter(({ ready_count }) => ready_count > 0)
    .toSorted((left, right) => right.ready_count - left.ready_count)
    .slice(0, maxReady)
  if (ready.length === 0) return null
  return (
    <ul className={styles.ready} aria-label={boardTexts.needsAttention}>
      {ready.map(({ kind, ready_count }) => {
        const sentence = boardTexts.readyFor[kind](ready_count)
        return (
          <li key={kind}>
            <Icon name="circle-check" />
            <span>{sentence}</span>
            {mayWrite && (
              <Link to={paths.createRequest} state={{ kind, lots: [] }} aria-label={boardTexts.requestReady(sentence)}>
                {boardTexts.request}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
