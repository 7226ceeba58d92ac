import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportProgress } from '../../../server/features/imports/importDelivery'
import { countsOf, prepareImports } from '../../support/data/imports/prepareImports'

const { deliver, importFolder, importRows, query, readRowVersions, useNewDatabase } = prepareImports()

describe('an interrupted import', () => {
  const customers = Array.from({ length: 12_500 }, (_, n) => ({
    customer_number: `CY-${n}`,
    name: `Customer ${n}`,
    kind: 'residential',
  }))
  class Interruption extends Error {}

  beforeAll(useNewDatabase)

  it('continues after its last chunk when the same delivery is imported again', async () => {
    const folder = await deliver({ customers })
    const stopAt = (rows: number) => (progress: ImportProgress) => {
      if (progress.phase === 'applied' && progress.rows === rows) throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stopAt(5000) })).rejects.toThrow(Interruption)
    expect(await query(`select count(*)::int as count from customers where number like 'CY-%'`)).toEqual([
      { count: 5000 },
    ])
    const written = await readRowVersions()

    const applied: number[] = []
    const result = await importFolder(folder, {
      onProgress: ({ phase, rows }) => void (phase === 'applied' && applied.push(rows)),
    })
    expect(result.isNew).toBe(false)
    expect(applied).toEqual([5000, 7500])
    expect(countsOf(result)).toEqual({ customers: [12_500, 0, 0, 0] })
    expect((await readRowVersions())['customers']).toEqual(
      expect.arrayContaining(Array.isArray(written['customers']) ? written['customers'].slice(0, 20) : []),
    )
  })

  it('is replaced by another delivery', async () => {
    const folder = await deliver({ customers: customers.slice(0, 10) }, { name: 'interrupted' })
    const stop = () => {
      throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stop })).rejects.toThrow(Interruption)
    await importRows({ customers: customers.slice(0, 10) }, { name: 'another' })
    expect(
      await query(`select name, state from deliveries where name in ('interrupted', 'another') order by started_at`),
    ).toEqual([
      { name: 'interrupted', state: 'replaced' },
      { name: 'another', state: 'finished' },
    ])
    expect(await query(`select tablename from pg_tables where schemaname = 'import_staging'`)).toEqual([])
  })

  it('starts over if the database lost the staged rows in a crash', async () => {
    const folder = await deliver({ customers: customers.slice(0, 6000) }, { name: 'lost' })
    const stop = ({ phase }: ImportProgress) => {
      if (phase === 'applied') throw new Interruption()
    }
    await expect(importFolder(folder, { onProgress: stop })).rejects.toThrow(Interruption)
    const [table] = await query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'import_staging'`,
    )
    await query(`truncate import_staging.${table?.name}`)
    const result = await importFolder(folder)
    expect(result.isNew).toBe(false)
    expect(countsOf(result)).toEqual({ customers: [0, 0, 6000, 0] })
  })
})
