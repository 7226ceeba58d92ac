/** Counts the audience once its selection has not changed for a moment. */

import { useEffect, useState } from 'react'
import type { AnnouncementAudience } from '#shared/contract/content/announcements'
import * as announcementTexts from '#shared/texts/content/announcements'
import { useCountAudienceQuery } from '../../api/content/announcements'
import parts from '../../ui/panels/parts.module.css'

const pauseMs = 300

export function useAudienceSize(audience: AnnouncementAudience) {
  const audienceKey = JSON.stringify(audience)
  const [requested, setRequested] = useState({ text: audienceKey, audience })
  useEffect(() => {
    if (audienceKey === requested.text) return undefined
    const timer = setTimeout(() => setRequested({ text: audienceKey, audience }), pauseMs)
    return () => clearTimeout(timer)
  }, [audienceKey, requested.text, audience])
  const { currentData, error } = useCountAudienceQuery({ body: requested.audience })
  const data = audienceKey === requested.text ? currentData : undefined
  return {
    isEmpty: data !== undefined && data.customer_count + data.staff_count === 0,
    text: textOf(data, error !== undefined),
  }
}

function textOf(data: ReturnType<typeof useCountAudienceQuery>['currentData'], hasFailed: boolean): string {
  if (!data) return hasFailed ? announcementTexts.countFailed : announcementTexts.counting
  return announcementTexts.audienceSize({
    customerCount: data.customer_count,
    isExact: data.is_exact,
    staffCount: data.staff_count,
  })
}

export const AudienceSizeText = ({ size }: { size: ReturnType<typeof useAudienceSize> }) => (
  <output className={parts.quiet}>{size.text}</output>
)
