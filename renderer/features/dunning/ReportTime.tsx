/** Shows when a report was made, and warns once it is old. */

import { useEffect, useState } from 'react'
import { staleReportMinutes } from '#shared/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as commonTexts from '#shared/texts/common'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import styles from './dunning.module.css'

const staleMs = staleReportMinutes * 60_000

interface ReportTimeProps {
  moment: string
  isFetching: boolean
  onRefresh: () => void
}

export function ReportTime({ moment, isFetching, onRefresh }: ReportTimeProps) {
  const { timeZone } = useRuntimeConfig()
  const [staleMoment, setStaleMoment] = useState<string | null>(null)
  useEffect(() => {
    const remainingMs = Date.parse(moment) + staleMs - Date.now()
    const timer = setTimeout(() => setStaleMoment(moment), Math.max(0, Math.min(remainingMs, staleMs)))
    return () => clearTimeout(timer)
  }, [moment])
  const isStale = staleMoment === moment
  return (
    <div className={parts.wideActions}>
      <output className={isStale ? styles.warning : undefined}>
        <Rich
          text={dunningTexts.reportAge(isStale, staleReportMinutes)}
          parts={{ date: <DateText value={moment} withTime timeZone={timeZone} /> }}
        />
      </output>
      <Button size="small" isBusy={isFetching} onClick={onRefresh}>
        {commonTexts.refresh}
      </Button>
    </div>
  )
}
