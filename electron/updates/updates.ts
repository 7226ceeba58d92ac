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
  /** While a payment or a save runs nobody is looked for and nobody is told. */
  isBusy: () => boolean
  onChanged: (status: UpdateStatus) => void
}

export interface Updates {
  status(): UpdateStatus
  /** Somebody asks. */
  check(): Promise<UpdateStatus>
  /** Looks when it is time to; called every few seconds. */
  tick(): void
}

const everyMs = 4 * 60 * 60_000

/** Above zero when the first is newer. What is no version of ours is older than everything. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string): number[] => (/^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [-1])
  const [a, b] = [parts(one), parts(other)]
  const different = a.findIndex((part, index) => part !== b[index])
  return different === -1 ? 0 : (a[different] ?? 0) - (b[different] ?? 0)
}

export function createUpdates({ feed, version, clock, log, isBusy, onChanged }: UpdatesOptions): Updates {
  let status: UpdateStatus = { state: feed ? 'unknown' : 'off', version: null, checkedAt: null }
  let lookedAt = Number.NEGATIVE_INFINITY
  let told: string | null = null
  let running: Promise<UpdateStatus> | null = null

  /** Once for each version. */
  function tell(): void {
    if (status.version === told || isBusy()) return
    told = status.version
    onChanged(status)
  }

  async function look(from: UpdateFeed): Promise<UpdateStatus> {
    lookedAt = clock.now().getTime()
    try {
      const newest = await from.newest()
      if (newest === null) {
        // What looks is not at work here, as where the shell was not installed: that is no answer.
        log.warn('updates.notLooked')
        return status
      }
      const isNewer = compareVersions(newest, version) > 0
      const checkedAt = clock.now().toISOString()
      status = { state: isNewer ? 'available' : 'current', version: isNewer ? newest : null, checkedAt }
      tell()
    } catch (error) {
      log.warn('updates.unreachable', { error: String(error) })
      // A newer version that was seen is still there; that there is none is what nobody knows any more.
      if (status.state === 'current') status = { ...status, state: 'unknown' }
    }
    return status
  }

  async function check(): Promise<UpdateStatus> {
    if (!feed) return status
    running ??= look(feed).finally(() => {
      running = null
    })
    return running
  }

  return {
    status: () => status,
    check,
    tick() {
      if (!feed || isBusy()) return
      tell()
      if (clock.now().getTime() - lookedAt >= everyMs) void check()
    },
  }
}
