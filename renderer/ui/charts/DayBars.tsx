/** A bar for each day, and the same as a table for whoever does not see them. */
import { numberText } from '../look/amounts'
import { dayText } from '../look/days'
import styles from './DayBars.module.css'
import * as commonTexts from '#shared/texts/common'

interface Props {
  what: string
  days: readonly { day: string; count: number }[]
}

/** The days follow each other without a gap. */
export function DayBars({ what, days }: Props) {
  const highest = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className={styles.days}>
      <figcaption className={styles.quiet}>{commonTexts.byDay(what)}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, count }) => (
          <span
            key={day}
            className={styles.bar}
            title={`${dayText(day)}: ${numberText(count)}`}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{dayText(first.day)}</span>
        <span>{commonTexts.peak(numberText(Math.max(...days.map(({ count }) => count))))}</span>
        <span>{dayText(last.day)}</span>
      </div>
      {/* A table itself would keep its height. */}
      <div className="visually-hidden">
        <table>
          <caption>{commonTexts.byDay(what)}</caption>
          <thead>
            <tr>
              <th scope="col">{commonTexts.day}</th>
              <th scope="col">{what}</th>
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
