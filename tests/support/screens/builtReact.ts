/**
 * Runs screen tests with React's production build, which users get and which is much faster. That build lacks `act`,
 * which Testing Library needs, so this file adds one that immediately runs the work that React has scheduled.
 */

type Work = () => void

const scheduled = new Set<Work>()

/** Wraps a scheduling function so that its work can also be run early. */
const withEarlyRun =
  (schedule: (work: Work) => unknown) =>
  (work: Work): void => {
    const runOnce = () => {
      if (scheduled.delete(runOnce)) work()
    }
    scheduled.add(runOnce)
    schedule(runOnce)
  }

const { queueMicrotask, setImmediate, setTimeout } = globalThis
// React and its scheduler capture these functions when their modules load.
Object.assign(globalThis, {
  queueMicrotask: withEarlyRun(queueMicrotask),
  setImmediate: withEarlyRun(setImmediate),
  // React would delay a revealed Suspense boundary by 300 ms to avoid flicker.
  setTimeout: (work: Work) => setTimeout(work, 0),
})
const { flushSync } = await import('react-dom')
await import('react-dom/client')
Object.assign(globalThis, { queueMicrotask, setImmediate, setTimeout })

/** Also runs work that the scheduled work schedules in turn. */
function runScheduled(): void {
  for (const runOnce of scheduled) runOnce()
}

/** Waits for pending answers to arrive and for React to render them. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  runScheduled()
}

async function settled<T>(result: T | PromiseLike<T>): Promise<T> {
  try {
    return await result
  } finally {
    await settle()
  }
}

let isActing = false

/** Leaves the flush of a nested call to the outermost `act`. */
function runOutermost<T>(work: () => T): T {
  if (isActing) return work()
  isActing = true
  try {
    return flushSync(work)
  } finally {
    isActing = false
    runScheduled()
  }
}

function act<T>(work: () => T | PromiseLike<T>): { then: Promise<T>['then'] } {
  const result = runOutermost(work)
  // oxlint-disable-next-line unicorn/no-thenable -- React's own `act` answers such an object, so that it need not be awaited.
  return { then: (resolve, reject) => settled(result).then(resolve, reject) }
}

const { default: React } = await import('react')
Object.assign(React, { act })
