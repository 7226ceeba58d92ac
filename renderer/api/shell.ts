/** What the desktop shell knows of itself. It is asked of the shell's main process, never of the server; what main tells later is kept up here. */
import type { ShellDesk } from '#shared/desktop/host'
import type { AppInfo, SecretsStatus, UpdateStatus } from '#shared/desktop/ipc'
import type { NotificationOutcome } from '#shared/desktop/codes'
import type { ShellSettings, ShellSettingsPatch } from '#shared/desktop/settings'
import { platform } from '../platform'
import { api } from './client'

/** Only screens of the shell ask. */
function desk(): ShellDesk {
  const { shell } = platform
  if (!shell) throw new Error('A screen of the desktop app is shown on the website')
  return shell.desk
}

interface Entry<T> {
  updateCachedData: (recipe: () => T) => unknown
  cacheEntryRemoved: Promise<void>
}

/** Takes over what main tells, for as long as somebody looks. */
const following =
  <T>(listen: (listener: (value: T) => void) => () => void) =>
  async (_nothing: void, { updateCachedData, cacheEntryRemoved }: Entry<T>): Promise<void> => {
    const stop = listen((value) => void updateCachedData(() => value))
    await cacheEntryRemoved
    stop()
  }

export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShellInfo: build.query<AppInfo, void>({ queryFn: () => desk().info() }),
    getShellSettings: build.query<ShellSettings, void>({
      queryFn: () => desk().settings(),
      onCacheEntryAdded: (nothing, entry) =>
        following<ShellSettings>((told) => desk().onSettings(told))(nothing, entry),
    }),
    /** What comes of it is told to every page that shows the settings, this one too. */
    changeShellSettings: build.mutation<ShellSettings, ShellSettingsPatch>({
      queryFn: (patch) => desk().changeSettings(patch),
    }),
    getSecretsStatus: build.query<SecretsStatus, void>({
      queryFn: () => desk().secrets(),
      onCacheEntryAdded: (nothing, entry) => following<SecretsStatus>((told) => desk().onSecrets(told))(nothing, entry),
    }),
    retrySecrets: build.mutation<SecretsStatus, void>({ queryFn: () => desk().retrySecrets() }),
    getUpdateStatus: build.query<UpdateStatus, void>({
      queryFn: () => desk().update(),
      onCacheEntryAdded: (nothing, entry) => following<UpdateStatus>((told) => desk().onUpdate(told))(nothing, entry),
    }),
    checkForUpdate: build.mutation<UpdateStatus, void>({
      queryFn: () => desk().checkForUpdate(),
      // Main tells of a newer version only; that there is none is this answer's alone.
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(shellApi.util.updateQueryData('getUpdateStatus', undefined, () => data))
      },
    }),
    tryNotification: build.mutation<NotificationOutcome, void>({ queryFn: () => desk().tryNotification() }),
    copyDiagnostics: build.mutation<null, void>({ queryFn: () => desk().copyDiagnostics() }),
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
