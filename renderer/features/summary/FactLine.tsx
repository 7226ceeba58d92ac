/** Shows one figure of a tile and its trend since the previous period of the same length. */

import { Link } from 'react-router-dom'
import type { SummaryFact } from '#shared/contract/operations/summary'
import { percentText } from '#shared/format/plural'
import * as summaryTexts from '#shared/texts/operations/summary'
import { ProviderMoment } from '../../domain/summary/ProviderMoment'
import { amountText, numberText } from '../../ui/format/amounts'
import parts from '../../ui/panels/parts.module.css'
import styles from './summary.module.css'

interface Props {
  fact: SummaryFact
  /** Links to the rows that were counted. It is null if no list can be filtered to them. */
  to: string | null
}

export function FactLine({ fact, to }: Props) {
  const label = summaryTexts.factLabels[fact.name]
  return (
    <div className={styles.fact}>
      <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>
        <span className={styles.figure}>
          <FactValue fact={fact} />
        </span>
        <FactTrend fact={fact} />
      </dd>
    </div>
  )
}

function FactValue({ fact }: { fact: SummaryFact }) {
  switch (fact.unit) {
    case 'count':
      return numberText(fact.value)
    case 'money':
      return amountText(fact.value)
    case 'percent':
      return fact.value === null ? '–' : percentText(fact.value)
    case 'moment':
      return fact.value === null ? '–' : <ProviderMoment value={fact.value} />
  }
}

function FactTrend({ fact }: { fact: SummaryFact }) {
  if (!('before' in fact) || fact.before === null) return null
  const before = fact.unit === 'money' ? amountText(fact.before) : numberText(fact.before)
  const direction = fact.value === fact.before ? 'same' : fact.value > fact.before ? 'up' : 'down'
  return (
    <span className={parts.small}>
      <span aria-hidden="true">{{ same: '=', up: '▲', down: '▼' }[direction]}</span>{' '}
      {
        {
          same: summaryTexts.noChange,
          up: summaryTexts.upFrom(before),
          down: summaryTexts.downFrom(before),
        }[direction]
      }
    </span>
  )
}
