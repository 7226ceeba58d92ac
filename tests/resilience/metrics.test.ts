import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { contract } from '#shared/contract/index'
import { addPayer } from '../support/data/payments/payments'
import { type PortalProcess, payAt, startPortalProcess } from '../support/server/processes'
import { it } from '../support/server/processTest'
import { findFreePort } from '../support/server/programs'

const maxSeries = 500

interface Scrape {
  /** One line for each series, such as `portal_open_streams 0`. */
  series: string[]

  /** The metrics, also those without a series so far. */
  metrics: Set<string>
}

async function scrape(url: string): Promise<Scrape> {
  const lines = (await (await fetch(url)).text()).split('\n')
  const series = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return {
    series,

    metrics: new Set(lines.flatMap((line) => /^# TYPE (\w+) /.exec(line)?.[1] ?? [])),
  }
}

const countOf = ({ series }: Scrape, start: string): number =>
  Number(
    series
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1) ?? 0,
  )

const withoutSuffix = (name: string): string => name.replace(/_(bucket|count|sum)$/, '')

describe('the metrics of a process', () => {
  let url: string
  let portal: PortalProcess
  it.beforeAll(async ({ server }) => {
    const port = String(await findFreePort())
    url = `http://127.0.0.1:${port}/metrics`
    const { database, providerUrl } = server
    const environment = { ...database.environment, METRICS_PORT: port }
    portal = await startPortalProcess({ databaseUrl: database.url, providerUrl, environment })
    const payer = await addPayer(server)
    expect((await payAt(portal, payer, randomUUID())).status).toBe(200)
    expect((await payAt(portal, { ...payer, token: 'x'.repeat(43) }, randomUUID())).status).toBe(401)
  })
  it.afterAll(() => portal.kill())

  it('count a payment, its answer from the provider and its receipt', async () => {
    await expect
      .poll(async () => {
        const metrics = await scrape(url)
        return {
          paid: countOf(metrics, 'portal_call_duration_seconds_count{kind="change",status_class="2xx"}'),
          rejected: countOf(metrics, 'portal_call_duration_seconds_count{kind="change",status_class="4xx"}'),
          isTimed: countOf(metrics, 'portal_call_seconds_total{noun="payments"}') > 0,
          isCharged: countOf(metrics, 'portal_provider_call_seconds_count{outcome="ok"}') > 0,
          sent: countOf(metrics, 'portal_messages_total{channel="email",result="sent"}'),
          hasWorked: countOf(metrics, 'portal_job_attempts_total{outcome="done"}') > 0,
        }
      })
      .toEqual({ paid: 1, rejected: 1, isTimed: true, isCharged: true, sent: 1, hasWorked: true })
  })

  it(`name every noun of the contract, and are at most ${maxSeries} series, whatever happens`, async () => {
    const { series } = await scrape(url)
    const named = series.flatMap((line) => /^portal_call_seconds_total\{noun="(\w+)"\}/.exec(line)?.[1] ?? [])
    expect(named.toSorted()).toEqual(Object.keys(contract).toSorted())

    // These have a series for each combination of labels that has occurred.
    const histogram = (combinations: number, buckets: number) => combinations * (buckets + 3)
    const most = {
      calls: histogram(3 * 3, 7),
      provider: histogram(4, 4),
      waits: histogram(3, 4),
      pools: 3 * 3,
      messages: 2 * 3,
      attempts: 3,
    }
    const fixed = series.filter(
      (line) => !/^portal_(call_duration|provider_call|pool|messages|job_attempts)/.test(line),
    ).length
    const total = fixed + Object.values(most).reduce((sum, count) => sum + count)
    expect(total).toBeLessThanOrEqual(maxSeries)
  })

  it('contain everything that the alert rules and the dashboard use', async () => {
    const { metrics } = await scrape(url)
    for (const file of ['operations/alerts.yml', 'operations/dashboard.json']) {
      const used = new Set((await readFile(file, 'utf8')).match(/\bportal_\w+/g))
      expect(used.size).toBeGreaterThan(5)
      const unknown = [...used].filter((name) => !metrics.has(name) && !metrics.has(withoutSuffix(name)))
      expect(unknown, file).toEqual([])
    }
  })
})

describe('a process without METRICS_PORT', () => {
  it('serves no metrics on its own port', async ({ startPortal }) => {
    const portal = await startPortal({ environment: { ROLE: 'worker' } })
    expect((await fetch(`${portal.url}/metrics`)).status).toBe(404)
  })
})
