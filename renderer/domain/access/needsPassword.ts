import { problemOfQuery } from '../../ui/states/queryState'

/** Returns whether a call failed because it requires the person's password. */
export const needsPassword = (error: unknown): boolean => problemOfQuery(error).fields?.['password'] !== undefined
