import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient } from '../../../server/db/client'
import { startThrowAwayCluster, type ThrowAwayCluster } from '../../support/server/throwAwayCluster'

let cluster: ThrowAwayCluster
let stranger: ChildProcess
beforeAll(async () => {
  cluster = await startThrowAwayCluster({ survivesKill: true })
  stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  await once(stranger, 'spawn')
})
afterAll(async () => {
  stranger.kill('SIGKILL')
  await cluster.stop()
})

describe('the embedded database after a crash', () => {
  it('starts although its number now belongs to another program, and leaves that one alone', async () => {
    await cluster.crash({ pidTakenBy: stranger.pid ?? 0 })
    expect(cluster.database.pid).not.toBe(stranger.pid)
    const client = await connectClient(cluster.database.url('postgres'))
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null])
  })

  it('is taken over when it still runs', async () => {
    const { pid, port } = cluster.database
    await cluster.restart()
    expect(cluster.database).toMatchObject({ pid, port })
  })
})
