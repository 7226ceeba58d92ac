/** Says when there is a newer version. It installs nothing: on these machines that is done by whoever looks after them. */
import type { UpdateStatus } from '#shared/desktop/ipc'
import type { Clock, Log } from '../ports'

export interface UpdateFeed {
  /** The newest version that is offered; null when none is. Throws when nobody answers. */
  newest(): Promise<string | null>
}

interface UpdatesOptions {
  /** Null where administrators name no place to look. */
  feed: UpdateFeed | null
  version: string
  clock: Clock
  log: Log
  onAvailable: (version: string) => void
}

export interface Updates {
  status(): UpdateStatus
  check(): Promise<UpdateStatus>
}

/** Above zero when the first is newer. What is no version of ours is older than everything. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string): number[] => (/^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [-1])
  const [a, b] = [parts(one), parts(other)]
  const different = a.findIndex((part, index) => part !== b[index])
  return different === -1 ? 0 : (a[different] ?? 0) - (b[different] ?? 0)
}

export function createUpdates({ feed, version, clock, log, onAvailable }: UpdatesOptions): Updates {
  let status: UpdateStatus = { state: feed ? 'unknown' : 'off', version: null, checkedAt: null }
  return {
    status: () => status,
    async check() {
      if (!feed) return status
      const before = status.version
      try {
        const newest = await feed.newest()
        const isNewer = newest !== null && compareVersions(newest, version) > 0
        const checkedAt = clock.now().toISOString()
        status = { state: isNewer ? 'available' : 'current', version: isNewer ? newest : null, checkedAt }
        if (status.version !== null && status.version !== before) onAvailable(status.version)
      } catch (error) {
        log.warn('updates.unreachable', { error: String(error) })
      }
      return status
    },
  }
}
