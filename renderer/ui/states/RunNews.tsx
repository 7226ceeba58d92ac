/** Says aloud how a run ends, and once that something of it failed. How far it is stands in its <progress>: said every second, nobody could listen to anything else. */
import * as commonTexts from '#shared/texts/common'
interface Props {
  /** Null while it goes on. */
  outcome: string | null
  hasFailures: boolean
}

export const RunNews = ({ outcome, hasFailures }: Props) => (
  <output className="visually-hidden">{outcome ?? (hasFailures ? commonTexts.someItemsInThisRun : '')}</output>
)
