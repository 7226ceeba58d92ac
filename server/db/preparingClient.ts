/**
 * Prepares the statements that the process sends most, so that the database parses and plans each of them once. All
 * others are not kept, because every connection would hold every statement in memory.
 */
import pg from 'pg'

const executionsUntilPrepared = 200
const maxPreparedStatements = 100
/** Statements with lists of different lengths are different texts. */
const maxCountedTexts = 2_000

const executions = new Map<string, number>()
const names = new Map<string, string>()

/** Returns the name under which a statement is prepared, if it is sent often. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPreparedStatements) return known
  const count = (executions.get(text) ?? 0) + 1
  if (count < executionsUntilPrepared) {
    if (executions.size >= maxCountedTexts) executions.clear()
    executions.set(text, count)
    return undefined
  }
  executions.delete(text)
  const name = `frequent_${names.size + 1}`
  names.set(text, name)
  return name
}

function withName(config: unknown, parameters: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(parameters) || parameters.length === 0) {
    return config
  }
  const isNamed = 'name' in config && config.name !== undefined
  if (isNamed || !('text' in config) || typeof config.text !== 'string') return config
  const name = nameOf(config.text)
  return name === undefined ? config : { ...config, name }
}

export class PreparingClient extends pg.Client {}

// The driver declares a dozen forms of this method, and an override would have to repeat them all.
Object.defineProperty(PreparingClient.prototype, 'query', {
  writable: true,
  value(this: pg.Client, config: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(pg.Client.prototype.query, this, [withName(config, rest[0]), ...rest])
  },
})
