/** When a report was made, and that it is old once it is. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { staleAfterMinutes } from '#shared/dunning'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DateText } from '../../ui/DateText'
import styles from './dunning.module.css'
import * as disconnectTexts from '#shared/texts/disconnects'
import { Rich } from '../../ui/Rich'

const staleMs = staleAfterMinutes * 60_000

interface AsOfProps {
  moment: string
  isFetching: boolean
  onRefresh: () => void
}

export function AsOf({ moment, isFetching, onRefresh }: AsOfProps) {
  const { timeZone } = useRuntimeConfig()
  const [staleMoment, setStaleMoment] = useState<string | null>(null)
  useEffect(() => {
    const left = Date.parse(moment) + staleMs - Date.now()
    const timer = setTimeout(() => setStaleMoment(moment), Math.max(0, Math.min(left, staleMs)))
    return () => clearTimeout(timer)
  }, [moment])
  const isStale = staleMoment === moment
  return (
    <div className={styles.choices}>
      <output className={isStale ? styles.warning : undefined}>
        <Rich
          text={disconnectTexts.asOfThisIsMore(isStale, staleAfterMinutes)}
          parts={{ date: <DateText value={moment} withTime timeZone={timeZone} /> }}
        />
      </output>
      <Button size="small" loading={isFetching} onClick={onRefresh}>
        {disconnectTexts.refresh}
      </Button>
    </div>
  )
}
