/**
 * Defines what the page can request from the desktop shell and which events it receives. The main process validates
 * both.
 */
import type { Problem } from '../http/errors'
import type { SaveOutcome } from '../platform/saves'
import type { NotificationOutcome } from './codes'
import type { AppInfo, SecretsStatus, UpdateStatus } from './ipc'
import type { ShellSettings, ShellSettingsPatch } from './settings'

/** The message of an error is shown to the user. */
export type ShellReply<T> = { data: T; error?: undefined } | { data?: undefined; error: Problem }

/** Returns a function that unsubscribes. */
type Subscribe<T> = (listener: (value: T) => void) => () => void

export interface ShellControls {
  info(): Promise<ShellReply<AppInfo>>
  settings(): Promise<ShellReply<ShellSettings>>
  changeSettings(patch: ShellSettingsPatch): Promise<ShellReply<ShellSettings>>
  onSettingsChanged: Subscribe<ShellSettings>
  /** Returns whether the session can be stored for the next start. */
  secrets(): Promise<ShellReply<SecretsStatus>>
  retrySecrets(): Promise<ShellReply<SecretsStatus>>
  onSecretsChanged: Subscribe<SecretsStatus>
  update(): Promise<ShellReply<UpdateStatus>>
  checkForUpdate(): Promise<ShellReply<UpdateStatus>>
  onUpdateChanged: Subscribe<UpdateStatus>
  tryNotification(): Promise<ShellReply<NotificationOutcome>>
  copyDiagnostics(): Promise<ShellReply<null>>
  saveDiagnostics(): Promise<SaveOutcome>
  /** Saves the page as a PDF. */
  savePage(): Promise<SaveOutcome>
  /** Reports the zoom in percent if the user changed it outside of the settings screen. */
  onZoomChanged: Subscribe<number>
}

/** Users can hide these notices while they are signed in. */
export type DismissibleNotice = 'recovery' | 'secrets' | `version ${string}`

export interface ShellStatus {
  /** The page crashed and was reloaded. */
  isRecovered: boolean
  isServerReachable: boolean
  dismissed: readonly DismissibleNotice[]
}

/** Stores the shell's events since the page started, even if no component was subscribed. */
export interface ShellStatusStore {
  /** Returns the same object until something changes. */
  current: () => ShellStatus
  onChange: (listener: () => void) => () => void
  dismiss(notice: DismissibleNotice): void
}
