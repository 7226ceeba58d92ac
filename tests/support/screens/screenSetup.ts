/** Adds browser features that happy-dom lacks, and resets the browser after every test. */
import { settle } from './builtReact'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { saveSignInNote } from '../../../renderer/session/signInNote'
import { clearSession, getStoredSession } from '../../../renderer/session/storedSession'
import { computeStylesInline } from './computedStyle'
import { expectAnswers, resetMocks } from './renderScreen'
import './sharedTheme'

// Loads these modules before the first test, so that no test has to wait for them.
await Promise.all([
  import('../../../renderer/app/App'),
  import('../../../renderer/app/dashboard/DashboardPage'),
  import('../../../renderer/features/forgotPassword/ForgotPasswordPage'),
  import('../../../renderer/features/registrations/register/RegisterPage'),
  import('../../../renderer/features/signIn/LoginPage'),
  import('../../../renderer/VisitorPage'),
])

/**
 * Returns whether `waitFor` is still retrying. The errors of its attempts are discarded, and printing the page for them
 * takes long.
 */
const isRetrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

function createAttemptError(message: string | null): Error {
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
  getElementError: (message, container) =>
    isRetrying() ? createAttemptError(message) : getElementError(message, container),
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
  if (getStoredSession()) clearSession('elsewhere')
  saveSignInNote(null)
  resetMocks()
  window.sessionStorage.clear()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
  expectAnswers()
})

// Test files share their modules: if the end of a file interrupts the import of a module, it stays broken for the next
// file.
afterAll(() => vi.dynamicImportSettled())
