import styles from './contact.module.css'
import { openState, stateText, type Hours, type WallClock } from '#shared/openingHours'

/** Whether somebody answers now. Words say it; the color only repeats it. */
export function OpenTag({ hours, clock }: { hours: Hours; clock: WallClock }) {
  const state = openState(hours, clock)
  return (
    <span className={styles.state} data-open={state.isOpen}>
      {stateText(state, clock.day)}
    </span>
  )
}
