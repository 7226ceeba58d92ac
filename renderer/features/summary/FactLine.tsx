/** One figure of a tile, and how it stands beside that of as many days before. */
import { Link } from 'react-router-dom'
import type { Fact } from '#shared/contract/summary'
import { ProviderMoment } from './ProviderMoment'
import { amountText, numberText } from '../../ui/look/amounts'
import { factLabels } from './summaryWords'
import styles from './summary.module.css'

interface Props {
  fact: Fact
  /** Where the rows are that were counted; null where no list has just these. */
  to: string | null
}

export function FactLine({ fact, to }: Props) {
  const label = factLabels[fact.name]
  return (
    <div className={styles.fact}>
      <dt>{to === null ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>
        <span className={styles.figure}>
          <Value fact={fact} />
        </span>
        <Trend fact={fact} />
      </dd>
    </div>
  )
}

function Value({ fact }: { fact: Fact }) {
  switch (fact.unit) {
    case 'count':
      return numberText(fact.value)
    case 'money':
      return amountText(fact.value)
    case 'percent':
      return fact.value === null ? '–' : `${numberText(fact.value, { most: 1 })}%`
    case 'moment':
      return fact.value === null ? '–' : <ProviderMoment value={fact.value} />
  }
}

function Trend({ fact }: { fact: Fact }) {
  if (!('before' in fact) || fact.before === null) return null
  const before = fact.unit === 'money' ? amountText(fact.before) : numberText(fact.before)
  const way = fact.value === fact.before ? 'same' : fact.value > fact.before ? 'up' : 'down'
  return (
    <span className={styles.trend}>
      <span aria-hidden="true">{{ same: '=', up: '▲', down: '▼' }[way]}</span>{' '}
      {way === 'same' ? 'no change' : `${way} from ${before}`}
    </span>
  )
}
