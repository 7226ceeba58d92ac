/** Bars for months. Screen readers get a sentence, and the figures are in a table elsewhere on the page. */

import type { KeyboardEvent } from 'react'
import styles from './BarChart.module.css'
import { niceTicks } from './niceTicks'

interface Bar {
  key: string
  label: string
  /** Null leaves a gap for a missing month. */
  amount: number | null
  /** The same month a year earlier, drawn behind the bar. */
  yearBefore?: number | null
  /** Drawn hatched, because the value may still be corrected. */
  isMarked?: boolean
  /** The amount of a month that has not ended: what is expected at its end, drawn hatched behind the amount so far. */
  expected?: number
}

interface Props {
  /** The content of the chart in a sentence. */
  label: string
  bars: readonly Bar[]
  /** Formats the figure of a bar in short form. */
  format: (amount: number) => string
  /** The number of decimals in the figures; 0 by default. */
  decimals?: number
  /** A second measure over the same months. */
  line?: ChartLine
  size?: 'page' | 'tile'
  /** Makes the bars buttons, for example to show the days of a month. */
  selection?: BarSelection
}

export interface ChartLine {
  /** From 0 to 1; null where it is missing. */
  points: readonly (number | null)[]
  /** The labels of its scale on the right, from top to bottom. */
  scale: readonly string[]
}

interface BarSelection {
  selectedKey: string | undefined
  /** The name of the button of a bar with an amount. */
  nameOf: (bar: Bar) => string
  onSelect: (key: string) => void
}

export function BarChart({ label, bars, format, decimals = 0, line, size = 'page', selection }: Props) {
  const highestBar = Math.max(
    0,
    ...bars.flatMap(({ amount, yearBefore, expected }) => [amount ?? 0, yearBefore ?? 0, expected ?? 0]),
  )
  const ticks = niceTicks(highestBar, decimals)
  const highest = ticks.at(-1) ?? 1
  const heightOf = (amount: number | null | undefined) => `${((amount ?? 0) / highest) * 100}%`
  return (
    <div className={styles.chart} data-size={size} data-many={bars.length > 14 || undefined}>
      <p className="visually-hidden">{label}</p>
      {size === 'page' && <Axis labels={ticks.toReversed().map(format)} />}
      <div className={styles.plot} aria-hidden={selection ? undefined : true}>
        {bars.map((bar) => (
          <div key={bar.key} className={styles.month}>
            <div className={styles.stand}>
              {bar.yearBefore !== undefined && bar.yearBefore !== null && (
                <div className={styles.ghost} style={{ height: heightOf(bar.yearBefore) }} />
              )}
              {bar.expected !== undefined && (
                <div className={styles.bar} data-marked style={{ height: heightOf(bar.expected) }} />
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
            <span className={styles.figure} aria-hidden="true">
              {bar.amount !== null && format(bar.expected ?? bar.amount)}
            </span>
            <span className={styles.name} aria-hidden="true">
              {bar.label}
            </span>
            {selection && bar.amount !== null && (
              <BarButton bar={bar} isTabStop={bar.key === tabStopOf(bars, selection)} {...selection} />
            )}
          </div>
        ))}
        {line && <Line points={line.points} />}
      </div>
      {line && <Axis labels={line.scale} />}
    </div>
  )
}

const Axis = ({ labels }: { labels: readonly string[] }) => (
  <div className={styles.axis} aria-hidden="true">
    {labels.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </div>
)

/** The selected bar, or else the last one. */
function tabStopOf(bars: readonly Bar[], { selectedKey }: BarSelection): string | undefined {
  const keys = bars.filter(({ amount }) => amount !== null).map(({ key }) => key)
  return keys.find((key) => key === selectedKey) ?? keys.at(-1)
}

/** Covers a bar. All bars are one stop of the keyboard, and the arrow keys move between them. */
function BarButton({ bar, isTabStop, selectedKey, nameOf, onSelect }: BarSelection & { bar: Bar; isTabStop: boolean }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={nameOf(bar)}
      aria-pressed={bar.key === selectedKey}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSelect(bar.key)}
      onKeyDown={moveFocus}
    />
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.closest('[data-size]')?.querySelectorAll('button') ?? [])]
  buttons[buttons.indexOf(event.currentTarget) + step]?.focus()
  event.preventDefault()
}

/** Interrupted where a month is missing. */
function Line({ points }: Pick<ChartLine, 'points'>) {
  const path = points
    .map((point, index) => {
      if (point === null) return ''
      const start = index === 0 || points[index - 1] === null ? 'M' : 'L'
      return `${start}${((index + 0.5) / points.length) * 100} ${(1 - point) * 100}`
    })
    .join(' ')
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.halo} d={path} vectorEffect="non-scaling-stroke" />
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
