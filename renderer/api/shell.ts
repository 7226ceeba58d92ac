/** State of the desktop shell. It comes from the main process, never from the server, and follows later updates. */

import type { NotificationOutcome } from '#shared/desktop/codes'
import type { ShellControls } from '#shared/desktop/host'
import type { AppInfo, SecretsStatus, UpdateStatus } from '#shared/desktop/ipc'
import type { ShellSettings, ShellSettingsPatch } from '#shared/desktop/settings'
import { platform } from '../platform'
import { api } from './client'

/** Returns the shell's controls. Only screens of the shell call it. */
function shellControls(): ShellControls {
  const { shell } = platform
  if (!shell) throw new Error('A screen of the desktop app is shown on the website')
  return shell.controls
}

interface CacheEntry<T> {
  updateCachedData: (recipe: () => T) => unknown
  cacheEntryRemoved: Promise<void>
}

/** Applies updates from the main process for as long as the cache entry is in use. */
const followUpdates =
  <T>(subscribe: (listener: (value: T) => void) => () => void) =>
  async (_nothing: void, { updateCachedData, cacheEntryRemoved }: CacheEntry<T>): Promise<void> => {
    const unsubscribe = subscribe((value) => void updateCachedData(() => value))
    await cacheEntryRemoved
    unsubscribe()
  }

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShellInfo: build.query<AppInfo, void>({ queryFn: () => shellControls().info() }),
    getShellSettings: build.query<ShellSettings, void>({
      queryFn: () => shellControls().settings(),
      onCacheEntryAdded: (noArgument, entry) =>
        followUpdates<ShellSettings>((onValue) => shellControls().onSettingsChanged(onValue))(noArgument, entry),
    }),
    /** The main process publishes the new settings to every page, including this one. */
    changeShellSettings: build.mutation<ShellSettings, ShellSettingsPatch>({
      queryFn: (patch) => shellControls().changeSettings(patch),
    }),
    getSecretsStatus: build.query<SecretsStatus, void>({
      queryFn: () => shellControls().secrets(),
      onCacheEntryAdded: (noArgument, entry) =>
        followUpdates<SecretsStatus>((onValue) => shellControls().onSecretsChanged(onValue))(noArgument, entry),
    }),
    retrySecrets: build.mutation<SecretsStatus, void>({ queryFn: () => shellControls().retrySecrets() }),
    getUpdateStatus: build.query<UpdateStatus, void>({
      queryFn: () => shellControls().update(),
      onCacheEntryAdded: (noArgument, entry) =>
        followUpdates<UpdateStatus>((onValue) => shellControls().onUpdateChanged(onValue))(noArgument, entry),
    }),
    checkForUpdate: build.mutation<UpdateStatus, void>({
      queryFn: () => shellControls().checkForUpdate(),
      // The main process publishes newer versions only. Only this answer tells that there is none.
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(shellApi.util.updateQueryData('getUpdateStatus', undefined, () => data))
      },
    }),
    tryNotification: build.mutation<NotificationOutcome, void>({ queryFn: () => shellControls().tryNotification() }),
    copyDiagnostics: build.mutation<null, void>({ queryFn: () => shellControls().copyDiagnostics() }),
  }),
})

export const {
  useGetShellInfoQuery,
  useGetShellSettingsQuery,
  useChangeShellSettingsMutation,
  useGetSecretsStatusQuery,
  useRetrySecretsMutation,
  useGetUpdateStatusQuery,
  useCheckForUpdateMutation,
  useTryNotificationMutation,
  useCopyDiagnosticsMutation,
} = shellApi
