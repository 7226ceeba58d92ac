/** Months side by side. The figures stand in a table beside it: for those who cannot see it this is a sentence. */
import { niceTicks } from './niceTicks'
import styles from './BarChart.module.css'

export interface Bar {
  key: string
  label: string
  /** Null keeps the place of a month that is missing. */
  amount: number | null
  /** The same month a year before, drawn behind. */
  before?: number | null
  /** Drawn hatched: it may yet be corrected. */
  isMarked?: boolean
}

interface Props {
  /** What it shows, in a sentence. */
  label: string
  bars: readonly Bar[]
  /** Of a bar's figure, short. */
  format: (amount: number) => string
  /** How many decimals that shows; none unless given. */
  decimals?: number
  /** A second measure over the same months, from 0 to 1; null where it is missing. */
  line?: readonly (number | null)[]
  size?: 'page' | 'tile'
}

export function BarChart({ label, bars, format, decimals = 0, line, size = 'page' }: Props) {
  const highestBar = Math.max(0, ...bars.flatMap(({ amount, before }) => [amount ?? 0, before ?? 0]))
  const ticks = niceTicks(highestBar, decimals)
  const highest = ticks.at(-1) ?? 1
  const heightOf = (amount: number | null | undefined) => `${((amount ?? 0) / highest) * 100}%`
  return (
    <div className={styles.chart} data-size={size} data-many={bars.length > 13 || undefined}>
      <p className="visually-hidden">{label}</p>
      {size === 'page' && (
        <div className={styles.axis} aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
      )}
      <div className={styles.plot} aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.key} className={styles.month}>
            <div className={styles.stand}>
              {bar.before !== undefined && bar.before !== null && (
                <div className={styles.ghost} style={{ height: heightOf(bar.before) }} />
              )}
              {bar.amount === null ? (
                <span className={styles.gap}>–</span>
              ) : (
                <div
                  className={styles.bar}
                  data-marked={bar.isMarked || undefined}
                  style={{ height: heightOf(bar.amount) }}
                />
              )}
            </div>
            <span className={styles.figure}>{bar.amount !== null && format(bar.amount)}</span>
            <span className={styles.name}>{bar.label}</span>
          </div>
        ))}
        {line && <Line points={line} />}
      </div>
    </div>
  )
}

/** Broken where a month is missing. */
function Line({ points }: { points: readonly (number | null)[] }) {
  const path = points
    .map((point, index) => {
      if (point === null) return ''
      const start = index === 0 || points[index - 1] === null ? 'M' : 'L'
      return `${start}${((index + 0.5) / points.length) * 100} ${(1 - point) * 100}`
    })
    .join(' ')
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
