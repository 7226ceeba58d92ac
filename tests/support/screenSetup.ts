/** What a browser has and happy-dom lacks, and a clean browser after every test. */
import { settle } from './builtReact'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { leaveSignInNote } from '../../renderer/session/signInNote'
import { drop, heldSession } from '../../renderer/session/heldSession'
import { computeStylesInline } from './computedStyle'
import { stopPlaying } from './renderScreen'

// Read from disk before the first test, so that no test waits for that.
await Promise.all([
  import('../../renderer/app/App'),
  import('../../renderer/app/dashboard/DashboardPage'),
  import('../../renderer/features/forgotPassword/ForgotPasswordPage'),
  import('../../renderer/features/register/RegisterPage'),
  import('../../renderer/features/signIn/LoginPage'),
  import('../../renderer/VisitorPage'),
])

/** Whether `waitFor` is still trying. Nobody reads the errors of its attempts, and printing the page takes long. */
const isTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function attemptFailed(message: string | null): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

configure(({ getElementError }) => ({
  asyncUtilTimeout: 30_000,
  asyncWrapper: async (work) => {
    const result = await work()
    await settle()
    return result
  },
  getElementError: (message, container) => (isTrying() ? attemptFailed(message) : getElementError(message, container)),
}))

computeStylesInline()

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

window.scrollTo = () => undefined

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (heldSession()) drop('elsewhere')
  leaveSignInNote(null)
  stopPlaying()
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
})

// Files share their modules: a part of the portal whose reading was broken off by a file's end stays broken for the next.
afterAll(() => vi.dynamicImportSettled())
