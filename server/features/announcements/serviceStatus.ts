/** Builds the status lines of the sign-in page. The server writes them into the page, so they need no script. */
import { outageKind } from '#shared/customers/announcements'
import { servicesLabel } from '#shared/services/listServices'
import type { ServiceType } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import { kindLabels } from '#shared/texts/content/announcementKinds'
import * as announcementTexts from '#shared/texts/content/announcements'
import { findOpenOutages, type OpenOutage } from '../../directory/outages/openOutages.queries'
import type { Services } from '../../services'
import { findServiceStatus, findSignInNotices } from './announcements.queries'

interface ServiceProblem {
  title: string
  states: readonly string[]
  cities: readonly string[]
  communities: readonly string[]
  serviceTypes: readonly ServiceType[]
}

/** Returns "Fiber and TV in Marrowby Mills: A cable was cut (and 1 more)"; empty without problems. */
function statusText(problems: readonly ServiceProblem[]): string {
  const [first] = problems
  if (!first) return ''
  const { title, states, cities, communities, serviceTypes } = first
  const areas = [communities, cities, states].find((names) => names.length > 0) ?? []
  return announcementTexts.serviceStatus({
    services: servicesLabel(serviceTypes) || announcementTexts.allServices,
    areas: areas.join(', '),
    title,
    moreCount: problems.length - 1,
  })
}

const toProblem = ({ outage, community }: OpenOutage): ServiceProblem => ({
  title: kindLabels[outageKind],
  states: [],
  cities: [],
  communities: [community],
  serviceTypes: outage.serviceTypes,
})

const maxNotices = 3

/** Returns one line per notice, then a line with the number of the remaining ones. */
function noticeLines(titles: readonly string[]): string[] {
  const remaining = titles.length - maxNotices
  return remaining > 0 ? [...titles.slice(0, maxNotices), commonTexts.andMore(remaining)] : [...titles]
}

const cacheMs = 30_000
/** A page waits no longer than this for the database and then shows the previous lines. */
const maxWaitMs = 300

/** Returns a reader of the current lines that queries the database at most every 30 seconds. */
export function createServiceStatus({ db, clock, log }: Services): () => Promise<string[]> {
  let lines: string[] = []
  let queriedAt = -Infinity
  let pendingQuery: Promise<void> | null = null

  const refreshLines = async (): Promise<void> => {
    try {
      const now = clock.now()
      const [outages, problems, notices] = await Promise.all([
        findOpenOutages(db, { customerNumbers: null, filter: {} }),
        findServiceStatus(db, now),
        findSignInNotices(db, now),
      ])
      lines = [statusText([...outages.map(toProblem), ...problems]), ...noticeLines(notices)].filter(
        (line) => line !== '',
      )
    } catch (error) {
      log.error({ err: error }, 'the service status could not be read')
    } finally {
      pendingQuery = null
    }
  }

  return async () => {
    const now = clock.now().getTime()
    if (!pendingQuery && Math.abs(now - queriedAt) >= cacheMs) {
      queriedAt = now
      pendingQuery = refreshLines()
    }
    if (pendingQuery)
      await Promise.race([pendingQuery, new Promise((resolve) => setTimeout(resolve, maxWaitMs).unref())])
    return lines
  }
}
