import { getAppData } from '#shared/contract/signIn/session'
import { hooksOf } from '../client'

/** Sign-in, sign-out and recovery with a code run outside the store, on the light pages, and use `send` directly. */
export const sessionApi = hooksOf({ getAppData })

export const { useGetAppDataQuery } = sessionApi
