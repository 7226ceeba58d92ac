import styles from './contact.module.css'
import { openState, openStateText, type OpeningHours, type WallClock } from '#shared/openingHours'

/** Shows whether the desk is open now. The color only repeats the words. */
export function OpenTag({ hours, clock }: { hours: OpeningHours; clock: WallClock }) {
  const state = openState(hours, clock)
  return (
    <span className={styles.state} data-open={state.isOpen}>
      {openStateText(state, clock.day)}
    </span>
  )
}
