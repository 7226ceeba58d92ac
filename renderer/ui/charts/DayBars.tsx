/** A bar for each day, with a table of the same values for screen readers. */

import * as commonTexts from '#shared/texts/common'
import { numberText } from '../format/amounts'
import { dayText } from '../format/days'
import styles from './DayBars.module.css'

interface Props {
  countedItems: string
  days: readonly { day: string; count: number }[]
}

/** The days must be consecutive. */
export function DayBars({ countedItems, days }: Props) {
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className={styles.days}>
      <figcaption className={styles.quiet}>{commonTexts.byDay(countedItems)}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span
            key={day}
            className={styles.bar}
            title={commonTexts.labeled(dayText(day), numberText(count))}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayText(first.day)}</span>
        <span>{commonTexts.peak(numberText(Math.max(...days.map(({ count }) => count))))}</span>
        <span>{dayText(last.day)}</span>
      </div>
      {/* The wrapper is hidden because a visually hidden table itself would keep its height. */}
      <div className="visually-hidden">
        <table>
          <caption>{commonTexts.byDay(countedItems)}</caption>
          <thead>
            <tr>
              <th scope="col">{commonTexts.day}</th>
              <th scope="col">{countedItems}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{numberText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
