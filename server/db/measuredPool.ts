/** A connection pool that reports how long queries wait for a connection. */
import { performance } from 'node:perf_hooks'
import pg from 'pg'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

export class MeasuredPool extends pg.Pool {
  /** Receives each wait in seconds. */
  onWait: (seconds: number) => void = () => undefined

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const start = performance.now()
    const report = (): void => this.onWait((performance.now() - start) / 1_000)
    if (!callback) return super.connect().finally(report)
    super.connect((...answer) => {
      report()
      callback(...answer)
    })
  }
}
