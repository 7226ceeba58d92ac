import { type OpeningHours, openState, openStateText, type WallClock } from '#shared/desks/openingHours'
import styles from './contact.module.css'

/** Shows whether the desk is open now. The color only repeats the words. */
export function OpenTag({ hours, clock }: { hours: OpeningHours; clock: WallClock }) {
  const state = openState(hours, clock)
  return (
    <span className={styles.state} data-open={state.isOpen}>
      {openStateText(state, clock.day)}
    </span>
  )
}
