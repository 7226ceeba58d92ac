/** States that a field started with unsent text from before, and offers to discard it. */

import { useState } from 'react'
import { timeAt } from '#shared/format/moments'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../Button'
import { DateText } from '../../DateText'
import { dayOfMoment, useMomentZone } from '../../format/days'
import { Rich } from '../../Rich'
import styles from './DraftNotice.module.css'

interface Props {
  savedAt: string
  onDiscard: () => void
}

export const DraftNotice = ({ savedAt, onDiscard }: Props) => (
  <div className={styles.notice}>
    <span>
      <Rich text={commonTexts.draftFrom} parts={{ time: <DraftTime moment={savedAt} /> }} />
    </span>
    <Button size="small" aria-label={commonTexts.discardDraft} onClick={onDiscard}>
      {commonTexts.discard}
    </Button>
  </div>
)

/** Shows only the time when the draft is from today. */
function DraftTime({ moment }: { moment: string }) {
  const zone = useMomentZone()
  const [today] = useState(() => dayOfMoment(new Date().toISOString(), zone))
  if (dayOfMoment(moment, zone) !== today) return <DateText value={moment} withTime />
  return <time dateTime={moment}>{timeAt(new Date(moment), zone)}</time>
}
