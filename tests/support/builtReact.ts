/**
 * React as people get it, which is also much faster than React for development. That build lacks `act`, with which
 * Testing Library lets React finish: here it does at once what React has scheduled for later.
 */

type Work = () => void

const scheduled = new Set<Work>()

/** Schedules work so that it can also be done earlier. */
const keeping =
  (schedule: (work: Work) => unknown) =>
  (work: Work): void => {
    const once = () => {
      if (scheduled.delete(once)) work()
    }
    scheduled.add(once)
    schedule(once)
  }

const { queueMicrotask, setImmediate, setTimeout } = globalThis
// React and its scheduler take these when their modules are read.
Object.assign(globalThis, {
  queueMicrotask: keeping(queueMicrotask),
  setImmediate: keeping(setImmediate),
  // React would hold a part that was loaded back for 300 ms, so that the page does not flicker.
  setTimeout: (work: Work) => setTimeout(work, 0),
})
const { flushSync } = await import('react-dom')
await import('react-dom/client')
Object.assign(globalThis, { queueMicrotask, setImmediate, setTimeout })

/** Also does what that work schedules in turn. */
function finish(): void {
  for (const once of scheduled) once()
}

/** Lets answers that have arrived reach the screen, and React finish with them. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  finish()
}

async function settled<T>(result: T | PromiseLike<T>): Promise<T> {
  try {
    return await result
  } finally {
    await settle()
  }
}

let isActing = false

/** What is done within another `act` is finished with that one. */
function doOutermost<T>(work: () => T): T {
  if (isActing) return work()
  isActing = true
  try {
    return flushSync(work)
  } finally {
    isActing = false
    finish()
  }
}

function act<T>(work: () => T | PromiseLike<T>): { then: Promise<T>['then'] } {
  const result = doOutermost(work)
  // oxlint-disable-next-line unicorn/no-thenable -- React's own `act` answers such an object, so that it need not be awaited.
  return { then: (resolve, reject) => settled(result).then(resolve, reject) }
}

const { default: React } = await import('react')
Object.assign(React, { act })
