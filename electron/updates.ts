/** Reports newer versions. It installs nothing, because administrators manage these machines. */
import type { UpdateStatus } from '#shared/desktop/ipc'
import type { Clock, Log } from './ports'

export interface UpdateFeed {
  /** Returns the newest version, or null if there is none. It throws if the server doesn't answer. */
  newest(): Promise<string | null>
}

interface UpdatesOptions {
  /** Null if administrators configured no feed. */
  feed: UpdateFeed | null
  version: string
  clock: Clock
  log: Log
  /** During a payment or a save, the shell neither looks for updates nor reports them. */
  isBusy: () => boolean
  onChanged: (status: UpdateStatus) => void
}

export interface Updates {
  status(): UpdateStatus
  /** The user requested a check. */
  check(): Promise<UpdateStatus>
  /** Checks if it is time to. It is called every few seconds. */
  tick(): void
}

const checkEveryMs = 4 * 60 * 60_000

/** Returns a positive number if the first version is newer. Text that isn't a version is older than every version. */
export function compareVersions(first: string, second: string): number {
  const parts = (version: string): number[] => (/^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [-1])
  const [a, b] = [parts(first), parts(second)]
  const different = a.findIndex((part, index) => part !== b[index])
  return different === -1 ? 0 : (a[different] ?? 0) - (b[different] ?? 0)
}

export function createUpdates({ feed, version, clock, log, isBusy, onChanged }: UpdatesOptions): Updates {
  let status: UpdateStatus = { state: feed ? 'unknown' : 'off', version: null, checkedAt: null }
  let lastCheckAt = Number.NEGATIVE_INFINITY
  let reportedVersion: string | null = null
  let running: Promise<UpdateStatus> | null = null

  /** Reports each version once. */
  function reportNewVersion(): void {
    if (status.version === reportedVersion || isBusy()) return
    reportedVersion = status.version
    onChanged(status)
  }

  async function fetchNewest(source: UpdateFeed): Promise<UpdateStatus> {
    lastCheckAt = clock.now().getTime()
    try {
      const newest = await source.newest()
      if (newest === null) {
        // The updater is inactive, for example because the shell wasn't installed, so this isn't an answer.
        log.warn('updates.notLooked')
        return status
      }
      const isNewer = compareVersions(newest, version) > 0
      const checkedAt = clock.now().toISOString()
      status = { state: isNewer ? 'available' : 'current', version: isNewer ? newest : null, checkedAt }
      reportNewVersion()
    } catch (error) {
      log.warn('updates.unreachable', { error: String(error) })
      // A newer version that was found still exists. That there is none is no longer certain.
      if (status.state === 'current') status = { ...status, state: 'unknown' }
    }
    return status
  }

  async function check(): Promise<UpdateStatus> {
    if (!feed) return status
    running ??= fetchNewest(feed).finally(() => {
      running = null
    })
    return running
  }

  return {
    status: () => status,
    check,
    tick() {
      if (!feed || isBusy()) return
      reportNewVersion()
      if (clock.now().getTime() - lastCheckAt >= checkEveryMs) void check()
    },
  }
}
