/** Hashes passwords with argon2id. Few run at a time, so that many sign-ins at once don't starve the process. */
import { hash, verify } from '@node-rs/argon2'
import * as sessionTexts from '#shared/texts/signIn/session'
import { AppError } from '../../http/appError'

/** OWASP's second recommendation: 19 MiB, two passes. argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxConcurrent = 3
const maxQueued = 60

/** Verified when the address is unknown, so that it takes as long as a wrong password. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$0HVYRnGv3Jg8ZrUqCGtmFp4hVGmoGtLDQwHhBb7lFDc'

let runningCount = 0
const queue: (() => void)[] = []

export const hashPassword = (password: string): Promise<string> => runQueued(() => hash(password, cost))

export const passwordMatches = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  runQueued(async () => {
    const matches = await verify(passwordHash ?? dummyHash, password)
    return passwordHash !== undefined && matches
  })

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= maxQueued) throw new AppError('too_many_attempts', sessionTexts.busy)
  if (runningCount >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve))
  runningCount += 1
  try {
    return await work()
  } finally {
    runningCount -= 1
    queue.shift()?.()
  }
}
