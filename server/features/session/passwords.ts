/** Password hashes: argon2id, a few at a time so that a rush of sign-ins does not starve the process. */
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../http/appError'
import * as sessionTexts from '#shared/texts/session'

/** OWASP's second recommendation: 19 MiB, two passes. argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 3
const longestQueue = 60

/** Verified when the address is unknown, so that an unknown address takes as long as a wrong password. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$0HVYRnGv3Jg8ZrUqCGtmFp4hVGmoGtLDQwHhBb7lFDc'

let underWay = 0
const queue: (() => void)[] = []

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

export const passwordMatches = (password: string, passwordHash: string | undefined): Promise<boolean> =>
  inTurn(async () => {
    const matches = await verify(passwordHash ?? nobodysHash, password)
    return passwordHash !== undefined && matches
  })

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= longestQueue) throw new AppError('too_many_attempts', sessionTexts.busy)
  if (underWay >= mostAtOnce) await new Promise<void>((resolve) => queue.push(resolve))
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    queue.shift()?.()
  }
}
