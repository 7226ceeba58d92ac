import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobList } from '../../../server/jobLists/jobList'

// A glob import would be compiled once and cached, without the files of new jobs.
const files: Record<string, unknown>[] = await Promise.all(
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.job.ts'))
    .map((name) => import(resolve(join('server', name)))),
)

const isJob = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'execute' in value

const defined = files.flatMap((file) => Object.values(file).filter(isJob))

describe('the list of jobs', () => {
  it('contains every job that is defined, because no process would run the others', () => {
    expect(defined.length).toBeGreaterThan(20)
    const listed = new Set(jobList.map(({ name }) => name))
    expect(defined.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([])
  })

  it('contains only jobs that a file such as receipt.job.ts defines', () => {
    const names = new Set(defined.map(({ name }) => name))
    expect(jobList.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
  })

  it('contains no two jobs with the same name, because stored jobs refer to it', () => {
    const names = jobList.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
