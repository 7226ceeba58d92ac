/** What the desktop shell lets its page ask about the shell itself, and hear from it. Main checks what it answers and tells. */
import type { Problem } from '../errors'
import type { SaveEnd } from '../saves'
import type { NotificationOutcome } from './codes'
import type { AppInfo, SecretsStatus, UpdateStatus } from './ipc'
import type { ShellSettings, ShellSettingsPatch } from './settings'

/** The message of an error is for people. */
export type Answered<T> = { data: T; error?: undefined } | { data?: undefined; error: Problem }

/** Answers how to stop listening. */
export type Listen<T> = (listener: (value: T) => void) => () => void

export interface ShellDesk {
  info(): Promise<Answered<AppInfo>>
  settings(): Promise<Answered<ShellSettings>>
  changeSettings(patch: ShellSettingsPatch): Promise<Answered<ShellSettings>>
  onSettings: Listen<ShellSettings>
  /** Whether a session can be kept for the next start. */
  secrets(): Promise<Answered<SecretsStatus>>
  retrySecrets(): Promise<Answered<SecretsStatus>>
  onSecrets: Listen<SecretsStatus>
  update(): Promise<Answered<UpdateStatus>>
  checkForUpdate(): Promise<Answered<UpdateStatus>>
  onUpdate: Listen<UpdateStatus>
  tryNotification(): Promise<Answered<NotificationOutcome>>
  copyDiagnostics(): Promise<Answered<null>>
  saveDiagnostics(): Promise<SaveEnd>
  /** What the page shows, as a PDF. */
  savePage(): Promise<SaveEnd>
  /** In percent, when nobody has chosen it on the screen. */
  onZoomed: Listen<number>
}

/** What people can take out of sight for as long as they are signed in. */
export type Dismissed = 'recovery' | 'secrets' | `version ${string}`

export interface ShellNews {
  /** The page had stopped and was loaded anew. */
  isRecovered: boolean
  isServerReachable: boolean
  dismissed: readonly Dismissed[]
}

/** What the shell has told since the page began, before and after anybody looked. */
export interface NewsDesk {
  /** The same until something changes. */
  current: () => ShellNews
  onChange: (listener: () => void) => () => void
  dismiss(what: Dismissed): void
}
