/**
 * Announces the end of a run and its first failure. Announcing the progress every second would drown out everything
 * else.
 */
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** Null while the run continues. */
  outcome: string | null
  hasFailures: boolean
}

export const RunAnnouncer = ({ outcome, hasFailures }: Props) => (
  <output className="visually-hidden">{outcome ?? (hasFailures ? commonTexts.someItemsInThisRun : '')}</output>
)
