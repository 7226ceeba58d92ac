/** Texts about events for other systems. */
import { quantity } from '../../format/plural'

export const eventGone = (days: number) =>
  `This event is no longer stored: it’s more than ${quantity(days, 'day', 'days')} old, or the portal was restored from a backup. Compare your data, then start without “after”.`
