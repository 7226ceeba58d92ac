/** Builds the status lines of the sign-in page. The server writes them into the page, so they need no script. */
import { servicesLabel } from '#shared/services/listServices'
import type { ServiceType } from '#shared/services/services'
import * as announcementTexts from '#shared/texts/content/announcements'
import { findOpenOutages, type OpenOutage } from '../../directory/outages/openOutages.queries'
import type { StatusLine } from '../../http/serviceStatusStrip'
import type { Services } from '../../services'
import { findServiceStatus, findSignInNotices } from './announcements.queries'

interface AnnouncedProblem {
  title: string
  states: readonly string[]
  cities: readonly string[]
  communities: readonly string[]
  serviceTypes: readonly ServiceType[]
}

/** Returns "Fiber and TV in Marrowby Mills: A cable was cut". An area that the title names is not repeated. */
function problemText({ title, states, cities, communities, serviceTypes }: AnnouncedProblem): string {
  const areas = ([communities, cities, states].find((names) => names.length > 0) ?? []).join(', ')
  const services = servicesLabel(serviceTypes) || announcementTexts.allServices
  return announcementTexts.serviceStatus({ services, areas: title.includes(areas) ? '' : areas, title })
}

const outageText = ({ outage, community }: OpenOutage): string =>
  announcementTexts.outageStatus(servicesLabel(outage.serviceTypes), community)

const maxLines = 3

/** Returns one line per text, then a line with the number of the remaining ones. */
function toLines(kind: StatusLine['kind'], texts: readonly string[]): StatusLine[] {
  const remaining = texts.length - maxLines
  const shown = remaining > 0 ? [...texts.slice(0, maxLines), announcementTexts.moreStatus[kind](remaining)] : texts
  return shown.map((text) => ({ kind, text }))
}

const cacheMs = 30_000
/** A page waits no longer than this for the database and then shows the previous lines. */
const maxWaitMs = 300

/** Returns a reader of the current lines that queries the database at most every 30 seconds. */
export function createServiceStatus({ db, clock, log }: Services): () => Promise<StatusLine[]> {
  let lines: StatusLine[] = []
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
      // Two outages of a community can read the same.
      const problemTexts = new Set([...outages.map(outageText), ...problems.map(problemText)])
      lines = [...toLines('problem', [...problemTexts]), ...toLines('notice', notices)]
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
