/** Says that a field started with unsent text from before, and offers to discard it. */

import { useState } from 'react'
import { dateFormat } from '#shared/format/intl'
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
  const time = dateFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(zone && { timeZone: zone }),
  })
  return <time dateTime={moment}>{time.format(new Date(moment))}</time>
}
