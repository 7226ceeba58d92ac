/** The lines that pages carry for the sign-in page, about outages, planned work and what staff put there: written by the server, so that it costs no script. */
import { serviceLabels, type ServiceType } from '#shared/services'
import type { Services } from '../../services'
import { findServiceStatus, findSignInNotices } from './queries'

interface Trouble {
  title: string
  states: readonly string[]
  cities: readonly string[]
  communities: readonly string[]
  serviceTypes: readonly ServiceType[]
}

/** "Fiber, TV in Marrowby Mills: A cable was cut (and 1 more)"; empty when all is well. */
export function statusText(troubles: readonly Trouble[]): string {
  const [first] = troubles
  if (!first) return ''
  const { title, states, cities, communities, serviceTypes } = first
  const places = [communities, cities, states].find((names) => names.length > 0) ?? []
  const services = serviceTypes.map((type) => serviceLabels[type]).join(', ') || 'All services'
  const more = troubles.length > 1 ? ` (and ${troubles.length - 1} more)` : ''
  return `${services}${places.length > 0 ? ` in ${places.join(', ')}` : ''}: ${title}${more}`
}

const mostNotices = 3

/** A line for each of what staff put there, then how many more there are. */
export function noticeLines(titles: readonly string[]): string[] {
  const left = titles.length - mostNotices
  return left > 0 ? [...titles.slice(0, mostNotices), `and ${left} more`] : [...titles]
}

const keptMs = 30_000
/** A page does not wait for the database: without an answer it shows what was known before. */
const patienceMs = 300

/** What to say now, asked for every half minute at most. */
export function createServiceStatus({ db, clock, log }: Services): () => Promise<string[]> {
  let lines: string[] = []
  let askedAt = -Infinity
  let asking: Promise<void> | null = null

  const ask = async (): Promise<void> => {
    try {
      const now = clock.now()
      const [troubles, notices] = await Promise.all([findServiceStatus(db, now), findSignInNotices(db, now)])
      lines = [statusText(troubles), ...noticeLines(notices)].filter((line) => line !== '')
    } catch (error) {
      log.error({ err: error }, 'the service status could not be read')
    } finally {
      asking = null
    }
  }

  return async () => {
    const now = clock.now().getTime()
    if (!asking && Math.abs(now - askedAt) >= keptMs) {
      askedAt = now
      asking = ask()
    }
    if (asking) await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    return lines
  }
}
